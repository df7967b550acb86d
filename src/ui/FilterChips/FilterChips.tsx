import { Fragment } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterChips.module.css';

export interface FilterChipsProps {
  /** Accessible name of the group. */
  label: string;
  chips: readonly {
    /** Empty for the chip that clears every filter. */
    value: string;
    label: string;
    count?: number | undefined;
    href: string;
    /** Starts a new row if it differs from the previous chip's. */
    group?: string | undefined;
  }[];
  /** Value of the selected chip; defaults to the first. */
  current?: string | undefined;
  /** Shows a plus, and a check mark once selected. */
  hasMarks?: boolean | undefined;
}

/** Filters as links. The first is selected initially; a script moves `aria-current` (see src/behaviors/README.md). */
export function FilterChips({ label, chips, current = '', hasMarks = false }: FilterChipsProps) {
  return (
    <nav className="chip-row" aria-label={label}>
      {chips.map((chip, index) => (
        <Fragment key={chip.value}>
          {index > 1 && chip.group !== chips[index - 1]?.group ? <span className={styles.row} /> : null}
          <a
            className={styles.chip}
            data-choice=""
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
