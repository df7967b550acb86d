import { type ProgramEntry, programAt } from '../../../lib/calendar/program.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Listing, type ListingProps } from '../../../ui/Listing/Listing.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './EventList.module.css';
import type { EventListProps } from './EventList.schema.ts';
import { EventRow } from './EventRow.tsx';

/** Upcoming and past events, each filtered by region. The visitor’s clock moves entries from one list to the other. */
export function EventList(props: EventListProps & SectionPlacement) {
  const { id = 'program', axis, mark, tone, content, ...labels } = props;
  const { page, entriesOf, list: split } = contentFor('eventList', content);
  const isFirst = split === undefined || (split.number === 1 && !split.topic);
  const { ahead, past } = programAt(new Date(), entriesOf('event'), entriesOf('webinar'));
  // Recordings are listed with the past events of the first page; later pages have events only.
  const over = isFirst ? past : past.filter(({ kind }) => kind === 'event');
  const filtersOf = (entries: readonly ProgramEntry[]) =>
    Object.entries(props.regions)
      .filter(([value]) => entries.some(({ place }) => place === value))
      .map(([value, label]) => ({ value, label }));
  const list = (
    name: string,
    entries: readonly ProgramEntry[],
    title: string,
    count: string,
  ): ListingProps => ({
    name,
    filters: filtersOf(entries),
    split: name === 'past' && split ? split : undefined,
    layout: 'rows',
    labels: {
      ...props.labels,
      list: title,
      filters: name === 'past' ? props.filtersPast : props.filtersAhead,
      count,
      empty: props.empty,
    },
    items: entries.map((entry) => ({
      key: entry.path,
      topics: [entry.place],
      words: entry.title,
      node: <EventRow entry={entry} labels={labels} locale={page.locale} />,
    })),
  });
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div data-program="">
        <div className={styles.ahead} data-upcoming="" hidden={!isFirst && ahead.length === 0}>
          <h2 className={styles.heading}>{headingMarkup(props.ahead)}</h2>
          <Listing {...list('ahead', ahead, props.ahead, props.countAhead)} />
          <p className={styles.none} data-when-empty="" hidden={ahead.length > 0}>
            {props.none}
          </p>
          {props.newsletter ? (
            <Button href={props.newsletter.href} label={props.newsletter.label} variant="text" />
          ) : null}
        </div>
        <div className={styles.past} data-past="">
          <h2 className={styles.heading}>{headingMarkup(props.past)}</h2>
          <Listing {...list('past', over, props.past, props.countPast)} pageSize={props.pageSize} />
        </div>
      </div>
    </Section>
  );
}
