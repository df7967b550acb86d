import type { ReactNode } from 'react';
import type { ListView } from '../../content/listView.ts';
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
  /** Where the list is split over pages: its filters lead to pages of their own. */
  split?: ListView | undefined;
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
