import { intlLocale } from '../../../../../shared/site/locales.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfNewsletters.module.css';

/** A rack of folded issues, with a shelf for each year, the newest on top. */
export function ListOfNewsletters(props: EntryListProps & SectionPlacement) {
  const { number } = props.labels.newsletters;
  const { page, entriesOf } = contentFor('entryList', props.content);
  const month = new Intl.DateTimeFormat(intlLocale(page.locale), { month: 'long', timeZone: 'UTC' });
  const years = [...Map.groupBy(entriesOf('newsletter'), ({ date }) => date.slice(0, 4))];
  return (
    <ListFrame {...props}>
      {years.map(([year, issues], shelf) => (
        <div key={year} className={styles.shelf}>
          <h2 className={styles.year}>{year}</h2>
          <ul className={styles.issues}>
            {issues.map((issue, place) => (
              <li key={issue.path} className={`${list.entry} ${styles.issue}`} data-system={issue.system}>
                <p className={styles.facts}>
                  <span>{fillLabel(number, { number: issue.number })}</span>
                  <time dateTime={issue.date}>{month.format(new Date(issue.date))}</time>
                </p>
                <EntryTitle entry={issue} level="h3" className={styles.title} />
                <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(issue.summary)}</p>
                <SceneImage
                  className={styles.drawing}
                  scene={issue.cover}
                  alt=""
                  isEager={shelf === 0 && place === 0}
                  ratio={5 / 2}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ListFrame>
  );
}
