import type { CSSProperties } from 'react';
import { intlLocale } from '../../../../../shared/site/locales.ts';
import type { PageEntry } from '../../../../content/site/entries.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfNewsletters.module.css';

interface IssueProps {
  issue: PageEntry<'newsletter'>;
  number: string;
  month: string;
}

function Facts({ issue, number, month }: IssueProps) {
  return (
    <p className={styles.facts}>
      <span>{number}</span>
      <time dateTime={issue.date}>{month}</time>
    </p>
  );
}

/** The newest issue, pulled out of the rack: its cover. */
function Cover(props: IssueProps) {
  const { issue } = props;
  return (
    <li className={`${list.entry} ${styles.cover}`} data-system={issue.system}>
      <Facts {...props} />
      <EntryTitle entry={issue} level="h3" className={styles.headline} />
      <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(issue.summary)}</p>
      <SceneImage className={styles.drawing} scene={issue.cover} alt="" isEager ratio={2} />
    </li>
  );
}

/** An issue in the rack: its spine, or on a phone, where issues lie in a pile, its edge. */
function Spine(props: IssueProps) {
  const { issue } = props;
  return (
    <li className={`${list.entry} ${styles.spine}`} data-system={issue.system}>
      <EntryTitle entry={issue} level="h3" className={styles.title} />
      <Facts {...props} />
    </li>
  );
}

/** A rack of issues with a bay for each year, the newest on top and pulled out. */
export function ListOfNewsletters(props: EntryListProps & SectionPlacement) {
  const { number } = props.labels.newsletters;
  const { page, entriesOf } = contentFor('entryList', props.content);
  const month = new Intl.DateTimeFormat(intlLocale(page.locale), { month: 'long', timeZone: 'UTC' });
  const issues = entriesOf('newsletter').map((issue) => ({
    issue,
    number: fillLabel(number, { number: issue.number }),
    month: month.format(new Date(issue.date)),
  }));
  const years = [...Map.groupBy(issues, ({ issue }) => issue.date.slice(0, 4))];
  return (
    <ListFrame {...props}>
      <div className={styles.rack}>
        {years.map(([year, inYear], bay) => (
          <div
            key={year}
            className={styles.bay}
            data-newest={bay === 0 ? '' : undefined}
            style={{ '--issues': inYear.length } as CSSProperties}
          >
            <h2 className={styles.year}>{year}</h2>
            <ul className={styles.issues}>
              {inYear.map((one, place) => {
                const Issue = bay === 0 && place === 0 ? Cover : Spine;
                return <Issue key={one.issue.path} {...one} />;
              })}
            </ul>
          </div>
        ))}
      </div>
    </ListFrame>
  );
}
