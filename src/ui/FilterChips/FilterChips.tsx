import { Fragment } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterChips.module.css';

export interface FilterChipsProps {
  /** Name of the group for assistive technology. */
  label: string;
  chips: readonly {
    /** Empty for the chip that takes every filter away. */
    value: string;
    label: string;
    count?: number | undefined;
    href: string;
    /** Begins a row where it is another than that of the chip before. */
    group?: string | undefined;
  }[];
  /** Value of the chip that is chosen; without it the first. */
  current?: string | undefined;
  /** Shows a plus, and a tick once chosen. */
  hasMarks?: boolean | undefined;
}

/** Filters as links. The first is chosen at the start; script moves `aria-current` (see src/behaviours/README.md). */
export function FilterChips({ label, chips, current = '', hasMarks = false }: FilterChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip, index) => (
        <Fragment key={chip.value}>
          {index > 1 && chip.group !== chips[index - 1]?.group ? <span className={styles.row} /> : null}
          <a
            className={styles.chip}
            href={chip.href}
            data-filter={chip.value}
            aria-current={chip.value === current ? 'true' : undefined}
          >
            {hasMarks ? (
              <>
                <span className={styles.plus}>
                  <Icon name="plus" />
                </span>
                <span className={styles.tick}>
                  <Icon name="check" />
                </span>
              </>
            ) : null}
            {chip.label}
            {chip.count === undefined ? null : <span className={styles.count}>{chip.count}</span>}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
