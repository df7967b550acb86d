import type { ReactNode } from 'react';
import type { ListView } from '../../content/site/listView.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import styles from './Listing.module.css';

export interface ListingLabels {
  /** Accessible name of the list. */
  list: string;
  /** Accessible name of the filters, and label of the chip that clears them. */
  filters: string;
  all: string;
  /** With %shown% and %total%: “%shown% of %total% posts”. */
  count: string;
  /** Shown when nothing matches. */
  empty: string;
  more?: string | undefined;
  pages?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  search?: string | undefined;
}

export interface ListingItem {
  key: string;
  /** Filter values that the item matches. */
  topics: readonly string[];
  /** The searchable text. */
  words: string;
  node: ReactNode;
}

export interface ListingProps {
  /** Prefix of the list's anchors, unique within the page. */
  name: string;
  items: readonly ListingItem[];
  /** At most twelve. Filters without matching items are left out; a different group starts a new row. */
  filters?: readonly { value: string; label: string; group?: string }[] | undefined;
  labels: ListingLabels;
  /** For a list split across pages: its filters link to separate pages. */
  split?: ListView | undefined;
  /** Number of items shown at a time; if absent, all of them. */
  pageSize?: number | undefined;
  /** pages: numbered, with the current one marked. more: a button adds the next ones. */
  paging?: 'pages' | 'more' | undefined;
  /** Shows a plus on the chips, and a check mark once selected. */
  hasMarks?: boolean | undefined;
  hasSearch?: boolean | undefined;
  /** Layout of the items: in columns, or one below the other. */
  layout?: 'grid' | 'rows' | undefined;
}

/**
 * A list with filters, search and paging. Without script, every item is shown, the chips are links that filter by URL
 * fragment (in CSS only), and there is no paging.
 */
export function Listing({
  name,
  items,
  filters = [],
  labels,
  split,
  pageSize,
  paging = 'more',
  hasMarks = false,
  hasSearch = false,
  layout = 'grid',
}: ListingProps) {
  const used = filters
    .map((filter) => ({
      ...filter,
      href: split?.topics.find(({ value }) => value === filter.value)?.href ?? `#${name}-${filter.value}`,
      count: split
        ? (split.topics.find(({ value }) => value === filter.value)?.count ?? 0)
        : items.filter((item) => item.topics.includes(filter.value)).length,
    }))
    .filter((filter) => filter.count > 0);
  const numberOf = (value: string) => used.findIndex((filter) => filter.value === value) + 1;
  const size = pageSize ?? items.length;
  const pages = Math.ceil(items.length / Math.max(1, size));
  return (
    <div
      className={styles.listing}
      data-listing={name}
      data-page-size={pageSize}
      data-paging={paging}
      data-total={split?.topics.find(({ value }) => value === split.topic?.value)?.count ?? split?.total}
      data-count-text={labels.count}
    >
      {used.map((filter, index) => (
        <span
          key={filter.value}
          className={styles.anchor}
          id={`${name}-${filter.value}`}
          data-anchor={index + 1}
        />
      ))}
      <div className={styles.tools}>
        {used.length > 1 ? (
          <FilterChips
            label={labels.filters}
            hasMarks={hasMarks}
            current={split?.topic?.value}
            chips={[
              {
                value: '',
                label: labels.all,
                count: split?.total ?? items.length,
                href: split?.all ?? `#${name}`,
              },
              ...used,
            ]}
          />
        ) : null}
        {hasSearch ? (
          <label className={styles.search}>
            <span className={styles.searchLabel}>{labels.search}</span>
            <input type="search" data-listing-search="" autoComplete="off" />
          </label>
        ) : null}
      </div>
      <p className={styles.count} data-listing-count="" role="status" />
      <ul id={name} className={styles.items} data-layout={layout} aria-label={labels.list}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={styles.item}
            data-filters={item.topics.map(numberOf).filter(Boolean).join(' ')}
            data-words={hasSearch ? item.words.toLowerCase() : undefined}
            data-later={index >= size ? '' : undefined}
          >
            {item.node}
          </li>
        ))}
      </ul>
      <p className={styles.empty} data-listing-empty="" hidden>
        {labels.empty}
      </p>
      {pages > 1 && paging === 'more' ? (
        <button type="button" className={styles.more} data-listing-more="">
          {labels.more}
        </button>
      ) : null}
      {pages > 1 && paging === 'pages' ? (
        <Pagination
          label={labels.pages ?? ''}
          previous={labels.previous ?? ''}
          next={labels.next ?? ''}
          current={1}
          pages={Array.from({ length: pages }, (_, index) => ({
            number: index + 1,
            href: `#${name}-page-${index + 1}`,
          }))}
        />
      ) : null}
    </div>
  );
}
