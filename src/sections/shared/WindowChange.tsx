import type { WindowChangeData } from '../../content/entries/entrySchemas.ts';
import styles from './WindowChange.module.css';

interface WindowChangeProps extends WindowChangeData {
  /** Headings of the two states. */
  before: string;
  after: string;
}

interface Line {
  what: string;
  value: string;
  isChanged: boolean;
}

/** Groups adjacent lines that changed, for one cloud around them, or that did not. */
function inGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.isChanged === line.isChanged) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

interface StateProps {
  heading: string;
  window: string;
  lines: readonly Line[];
  isAfter: boolean;
}

function State({ heading, window, lines, isAfter }: StateProps) {
  return (
    <div className={styles.state} data-after={isAfter ? '' : undefined}>
      <div className={styles.window}>
        <p className={styles.bar}>
          {window} <span className={styles.heading}>{heading}</span>
        </p>
        {inGroups(lines).map((group) => {
          const isClouded = isAfter && group[0]?.isChanged === true;
          return (
            <dl key={group[0]?.what} className={styles.lines} data-clouded={isClouded ? '' : undefined}>
              {group.map(({ what, value }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{isClouded ? <ins>{value}</ins> : value}</dd>
                </div>
              ))}
            </dl>
          );
        })}
      </div>
    </div>
  );
}

/** The lines of a window that are in a state. */
const linesOf = (rows: WindowChangeData['rows'], key: 'was' | 'now'): Line[] =>
  rows.flatMap((row) => {
    const value = row[key];
    return value === undefined ? [] : [{ what: row.what, value, isChanged: row.was !== row.now }];
  });

/** Lines that a small place has room for. */
const SMALL = 2;

/** Only what changed in a window, in its cloud: for lists, whose entries show the states before and after. */
export function ChangedPart({ window, rows }: WindowChangeData) {
  const changed = linesOf(rows, 'now').filter(({ isChanged }) => isChanged);
  return (
    <div className={`${styles.window} ${styles.part}`}>
      <p className={styles.bar}>{window}</p>
      <dl className={styles.lines} data-clouded="">
        {changed.slice(0, SMALL).map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * A product window before and after a change. The second has revision clouds around the lines that differ, as on
 * engineering drawings.
 */
export function WindowChange({ window, rows, before, after }: WindowChangeProps) {
  return (
    <figure className={styles.change} aria-label={window}>
      <div className={styles.states}>
        <State heading={before} window={window} lines={linesOf(rows, 'was')} isAfter={false} />
        <State heading={after} window={window} lines={linesOf(rows, 'now')} isAfter />
      </div>
    </figure>
  );
}
