import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IndustryHead.module.css';
import type { IndustryHeadProps } from './IndustryHead.schema.ts';

const at = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** A building on its street, below the text. Each number in it links to its room further down the page. */
export function IndustryHead(props: IndustryHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, stance, scene, focus, alt, keysLabel, keys } = props;
  return (
    <section id={id} className={styles.hero} data-stance={stance}>
      <div className={`container ${styles.words}`}>
        <div className={styles.heading}>
          {tag ? <SystemTag text={tag} isNeutral className={styles.kind} /> : null}
          <h1 className={styles.title}>{headingMarkup(title)}</h1>
        </div>
        <p className={`intro ${styles.desc}`}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
      </div>
      <div className={styles.street}>
        <div className={styles.drawing} style={{ '--middle': focus / 100 } as CSSProperties}>
          <div className={styles.picture}>
            <SceneImage scene={scene} alt={alt} isEager />
            {keys.map(({ href, x, y, system }, index) => (
              <span
                key={href}
                className={styles.marker}
                data-system={system}
                style={at(x, y)}
                aria-hidden="true"
              >
                {index + 1}
              </span>
            ))}
          </div>
          <nav className={styles.ways} aria-label={keysLabel}>
            <ol className={styles.keys}>
              {keys.map(({ name, href, x, y, system }, index) => (
                <li key={href}>
                  <a className={styles.key} href={href} data-system={system} style={at(x, y)}>
                    {index + 1}
                    <span className={styles.name}>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
    </section>
  );
}
