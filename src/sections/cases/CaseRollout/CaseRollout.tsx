import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseRollout.module.css';
import type { CaseRolloutProps } from './CaseRollout.schema.ts';

const GROWTH_HEIGHT = 60;

/** A step chart of live sites, one step for each date, in a box of weeks by sixty. */
function stair(steps: CaseRolloutProps['growth']['steps'], weeks: number): string {
  const most = Math.max(...steps.map(({ count }) => count));
  const treads = steps.map(({ week, count }) => {
    const y = GROWTH_HEIGHT - (count / most) * (GROWTH_HEIGHT - 4);
    return `H${week - 1}V${Math.round(y * 10) / 10}`;
  });
  return `M0 ${GROWTH_HEIGHT}${treads.join('')}H${weeks}V${GROWTH_HEIGHT}Z`;
}

/** Weeks run to the right, trades run down; a row is hatched until the reader reaches it. */
export function CaseRollout({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  weeks,
  months,
  labels,
  rows,
  growth,
  content,
}: CaseRolloutProps & SectionPlacement) {
  const { customer } = entryFor('caseStudy', content);
  const span = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
  const last = growth.steps.at(-1);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div
        className={styles.program}
        data-system={customer.system}
        style={{ '--weeks': weeks } as Record<string, number>}
      >
        <div className={styles.months} aria-hidden="true">
          {months.map((month, index) => (
            <span
              key={month.name}
              style={{ gridColumn: `${month.from} / ${months[index + 1]?.from ?? weeks + 1}` }}
            >
              {month.name}
            </span>
          ))}
        </div>
        <ol>
          {rows.map((row) => (
            <li key={row.title} className={styles.row} data-kind={row.kind} data-reveal="">
              <div className={styles.words}>
                <h3 className={styles.title}>{headingMarkup(row.title)}</h3>
                <p>{inlineMarkup(row.text)}</p>
                <p className={styles.when}>
                  {row.bars.length === 1 && row.bars[0]?.from === row.bars[0]?.to
                    ? labels.week
                    : labels.weeks}{' '}
                  {row.bars.map((bar) => span(bar.from, bar.to)).join(', ')}
                </p>
              </div>
              <div className={styles.lane} aria-hidden="true">
                {row.bars.map((bar) => (
                  <span
                    key={bar.from}
                    className={styles.bar}
                    style={{ gridColumn: `${bar.from} / ${bar.to + 1}` }}
                  >
                    {bar.text ? <span className={styles.label}>{bar.text}</span> : null}
                  </span>
                ))}
              </div>
            </li>
          ))}
          <li className={styles.row} data-reveal="">
            <div className={styles.words}>
              <h3 className={styles.title}>{headingMarkup(growth.title)}</h3>
              <p>{inlineMarkup(growth.text)}</p>
            </div>
            <div className={styles.lane} aria-hidden="true">
              <svg
                aria-hidden="true"
                className={styles.stair}
                viewBox={`0 0 ${weeks} ${GROWTH_HEIGHT}`}
                preserveAspectRatio="none"
              >
                <path d={stair(growth.steps, weeks)} vectorEffect="non-scaling-stroke" />
              </svg>
              <b className={styles.total}>{last?.count}</b>
            </div>
          </li>
        </ol>
      </div>
    </Section>
  );
}
