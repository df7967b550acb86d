import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import { assetCode } from '../../../windows/AssetRecord/assetCode.ts';
import { QrCode } from '../../../windows/parts/QrCode.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AssetTagHead.module.css';
import type { AssetTagHeadProps } from './AssetTagHead.schema.ts';

/** Text beside the tag; below both, what each number on it means. */
export function AssetTagHead(props: AssetTagHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, plate, parts } = props;
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.halves}>
        <div className={styles.words}>
          <SystemTag text={tag} />
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} className={styles.actions} />
        </div>
        <div className={styles.sheet}>
          <p className={styles.width} aria-hidden="true">
            <span>{plate.width}</span>
          </p>
          <div className={styles.plate} role="img" aria-label={plate.label}>
            <div className={styles.code}>
              <QrCode rows={assetCode} />
            </div>
            <div className={styles.print}>
              <span className={styles.owner}>{plate.owner}</span>
              <b className={styles.number}>{plate.number}</b>
              <span className={styles.name}>{plate.name}</span>
              <span className={styles.ask}>{plate.ask}</span>
            </div>
            {parts.map(({ name, x, y }, index) => (
              <span
                key={name}
                className={styles.key}
                style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
              >
                {index + 1}
              </span>
            ))}
          </div>
          <p className={styles.height} aria-hidden="true">
            <span>{plate.height}</span>
          </p>
          <p className={styles.scale}>{plate.scale}</p>
        </div>
      </div>
      <div className={styles.floor}>
        <ol className={styles.parts}>
          {parts.map(({ name, text }, index) => (
            <li key={name} className={styles.part}>
              <b className={styles.mark} aria-hidden="true">
                {index + 1}
              </b>
              <b>{name}</b>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
