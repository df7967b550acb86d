import type { ReactNode } from 'react';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import styles from './Listing.module.css';

export interface ListingLabels {
  /** Name of the list for assistive technology. */
  list: string;
  /** Name of the filters, and of the chip that takes every filter away. */
  filters: string;
  all: string;
  /** With %shown% and %total%: “%shown% of %total% posts”. */
  count: string;
  /** What stands there when nothing matches. */
  empty: string;
  more: string;
  pages: string;
  previous: string;
  next: string;
  search: string;
}

export interface ListingItem {
  key: string;
  /** Values of the filters that the item answers to. */
  topics: readonly string[];
  /** What the search field looks through. */
  words: string;
  node: ReactNode;
}

export interface ListingProps {
  /** Begins the anchors of the list: unique within the page. */
  name: string;
  items: readonly ListingItem[];
  /** At most twelve. Those without an item are left out; another group begins another row. */
  filters?: readonly { value: string; label: string; group?: string }[] | undefined;
  labels: ListingLabels;
  /** Items at a time. Without it all stand there. */
  pageSize?: number | undefined;
  /** pages: numbered, the current one marked. more: a button adds the next. */
  paging?: 'pages' | 'more' | undefined;
  /** Marks of the chips: a plus, and a tick once chosen. */
  hasMarks?: boolean | undefined;
  hasSearch?: boolean | undefined;
  /** How the items stand: in columns or one below the other. */
  layout?: 'grid' | 'rows' | undefined;
}

/**
 * A list that can be filtered, searched and paged. Without script every item is there, the chips are links that
 * filter by the address’s fragment (styles alone do it), and nothing is paged.
 */
export function Listing({
  name,
  items,
  filters = [],
  labels,
  pageSize,
  paging = 'more',
  hasMarks = false,
  hasSearch = false,
  layout = 'grid',
}: ListingProps) {
  const used = filters
    .map((filter) => ({
      ...filter,
      count: items.filter((item) => item.topics.includes(filter.value)).length,
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
            chips={[
              { value: '', label: labels.all, count: items.length, href: `#${name}` },
              ...used.map((filter) => ({ ...filter, href: `#${name}-${filter.value}` })),
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
          label={labels.pages}
          previous={labels.previous}
          next={labels.next}
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
