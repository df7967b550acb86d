import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import styles from './ListOfFeatures.module.css';

/** An index of sheets: groups stacked, with their names on the left and numbered rows on the right. */
export function ListOfFeatures({ groups = [] }: EntryListProps) {
  return groups.map(({ anchor, letter, name, text, system, features }) => (
    <section key={anchor} id={anchor} className={styles.group} data-system={system}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.head}>
          <span className={`bubble ${styles.letter}`} aria-hidden="true">
            {letter}
          </span>
          <h2 className={styles.title}>{headingMarkup(name)}</h2>
          <p className={styles.text}>{inlineMarkup(text)}</p>
        </div>
        <ol className={styles.rows}>
          {features.map(({ name: feature, does, href }, index) => (
            <li key={feature} className={`${list.entry} ${styles.row}`}>
              <span className={styles.number} aria-hidden="true">
                {letter}
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className={styles.name}>
                {href ? (
                  <a className="stretched-link" href={href}>
                    {headingMarkup(feature)}
                  </a>
                ) : (
                  feature
                )}
              </h3>
              <p className={styles.does}>{inlineMarkup(does)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ));
}
