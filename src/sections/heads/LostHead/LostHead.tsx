import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LostHead.module.css';
import type { LostHeadProps } from './LostHead.schema.ts';

/** A search for a lost visitor, and a corridor: four ways on at its doors, and a number without a room. */
export function LostHead({
  id,
  title,
  intro,
  search,
  scene,
  alt,
  ways,
  report,
}: LostHeadProps & SectionPlacement) {
  const fieldId = useId();
  const bays = [...ways.slice(0, 3), undefined, ...ways.slice(3)];
  return (
    <section id={id} className={`container ${styles.head}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>{headingMarkup(title)}</h1>
        <div>
          <p className={styles.intro}>{inlineMarkup(intro)}</p>
          <search>
            <form action="/search/" method="get">
              <label className={styles.label} htmlFor={fieldId}>
                {search.label}
              </label>
              <div className={styles.field}>
                <input id={fieldId} type="search" name="q" maxLength={120} enterKeyHint="search" required />
                <button type="submit" className={styles.submit}>
                  <Icon name="search" />
                  {search.action}
                </button>
              </div>
            </form>
          </search>
        </div>
      </div>
      <div className={styles.drawing}>
        <SceneImage scene={scene} alt={alt} isEager />
      </div>
      <ul className={styles.ways}>
        {bays.map((way) =>
          way ? (
            <li key={way.label} className={styles.way}>
              <a className="stretched-link" href={way.href}>
                {way.label}
              </a>
              <span>{way.text}</span>
            </li>
          ) : (
            <li key="report" className={styles.missing}>
              <a href={report.href}>{report.label}</a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
