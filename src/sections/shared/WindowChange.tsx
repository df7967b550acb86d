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
      <p className={styles.heading}>{heading}</p>
      <div className={styles.window}>
        <p className={styles.bar}>{window}</p>
        {inGroups(lines).map((group) => (
          <dl
            key={group[0]?.what}
            className={styles.lines}
            data-changed={group[0]?.isChanged ? '' : undefined}
          >
            {group.map(({ what, value, isChanged }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{isChanged && isAfter ? <ins>{value}</ins> : value}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </div>
  );
}

/**
 * A product window before and after a change. The second has revision clouds around the lines that differ, as on
 * engineering drawings.
 */
export function WindowChange({ window, rows, before, after }: WindowChangeProps) {
  const linesOf = (key: 'was' | 'now'): Line[] =>
    rows.flatMap((row) => {
      const value = row[key];
      return value === undefined ? [] : [{ what: row.what, value, isChanged: row.was !== row.now }];
    });
  return (
    <figure className={styles.change} aria-label={window}>
      <div className={styles.states}>
        <State heading={before} window={window} lines={linesOf('was')} isAfter={false} />
        <State heading={after} window={window} lines={linesOf('now')} isAfter />
      </div>
    </figure>
  );
}
