import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { assetCode } from '../../../../windows/AssetRecord/assetCode.ts';
import { QrCode } from '../../../../windows/parts/QrCode.tsx';
import styles from './AssetTag.module.css';
import type { AssetTagProps } from './AssetTag.schema.ts';

/** One tag several times its size, its parts numbered. */
export function AssetTag({ plate, parts }: AssetTagProps) {
  return (
    <div dir="ltr" className={styles.sheet}>
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
          <span key={name} className={styles.key} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
            {index + 1}
          </span>
        ))}
      </div>
      <p className={styles.height} aria-hidden="true">
        <span>{plate.height}</span>
      </p>
      <p className={styles.scale}>{plate.scale}</p>
    </div>
  );
}

/** What each number on the tag means. */
export function AssetTagParts({ parts }: AssetTagProps) {
  return (
    <div className={styles.floor}>
      <ol className={`container ${styles.parts}`}>
        {parts.map(({ name, text }, index) => (
          <li key={name} className={styles.part}>
            <b className={styles.mark} aria-hidden="true">
              {index + 1}
            </b>
            <b>{name}</b>
            <span className={styles.text}>{inlineMarkup(text)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
