import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Mark } from '../../../ui/BrandMark/BrandMark.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import chart from '../../shared/Chart.module.css';
import shared from './Comparison.module.css';
import type { ComparisonProps } from './Comparison.schema.ts';
import answers from './variants/Answers.module.css';
import risers from './variants/Risers.module.css';
import schedule from './variants/Schedule.module.css';
import states from './variants/States.module.css';
import vaults from './variants/Vaults.module.css';

type Cell = NonNullable<ComparisonProps['rows']>[number]['cells'][number];

const sheets = { risers, large: states, dense: states, schedule, vaults, answers };

/** A state with its note, a mark for included or missing, or a text. */
function content(cell: Cell, { included, missing }: ComparisonProps) {
  if (typeof cell === 'string') return inlineMarkup(cell);
  if (typeof cell === 'object')
    return (
      <>
        <b className={states.value}>{cell.value}</b>
        {cell.note ? <span className={states.cellNote}>{cell.note}</span> : null}
      </>
    );
  return (
    <span
      className={cell ? schedule.in : schedule.out}
      data-fill={cell ? undefined : ''}
      role="img"
      aria-label={cell ? included : missing}
    >
      {cell ? <Mark /> : null}
    </span>
  );
}

/** One table for all layouts, each with its own stylesheet. */
export function Comparison(props: ComparisonProps & SectionPlacement) {
  const { layout, caption, down, across, reference, better, products, groups, lit, rows = [] } = props;
  const { legend, foot, link, ...frame } = props;
  const columns: { name: string; note?: string | undefined; system?: string }[] =
    products?.map(({ name, system }) => ({ name, system })) ?? props.columns ?? [];
  const styles = sheets[layout];
  return (
    <Section {...frame}>
      <div className={styles.scroll}>
        <table
          className={`${shared.table} ${styles.table}`}
          data-layout={layout}
          data-columns={columns.length}
        >
          {caption ? <caption className={styles.caption}>{inlineMarkup(caption)}</caption> : null}
          <thead>
            <tr>
              {groups ? (
                <th scope="col" className={styles.ref}>
                  {reference}
                </th>
              ) : null}
              {across ? (
                <td className={styles.corner}>
                  <span className={styles.across}>{across}</span>
                  <span>{down}</span>
                </td>
              ) : (
                <th scope="col" className={styles.corner}>
                  {down}
                </th>
              )}
              {columns.map(({ name, note, system }, index) => (
                <th
                  key={name}
                  scope="col"
                  className={styles.column}
                  data-system={system}
                  data-lit={index === lit ? '' : undefined}
                >
                  {name}
                  {note ? <span className={styles.note}>{note}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          {(groups ?? [{ title: '', rows }]).map((group) => (
            <tbody key={group.title}>
              {group.title ? (
                <tr className={styles.group}>
                  <th colSpan={layout === 'vaults' ? 2 : columns.length + 2} scope="colgroup">
                    {group.title}
                  </th>
                  {layout === 'vaults'
                    ? columns.map(({ name }) => <td key={name} className={styles.cell} />)
                    : null}
                </tr>
              ) : null}
              {group.rows.map((row) => (
                <tr key={row.name} className={styles.line}>
                  {row.ref ? <td className={styles.ref}>{row.ref}</td> : null}
                  <th scope="row" className={styles.name}>
                    {row.href ? <a href={row.href}>{row.name}</a> : row.name}
                    {row.note ? <span className={styles.note}>{row.note}</span> : null}
                  </th>
                  {row.cells.map((cell, index) => (
                    <td
                      key={columns[index]?.name}
                      className={styles.cell}
                      data-column={columns[index]?.name}
                      data-system={columns[index]?.system}
                      data-tone={typeof cell === 'object' ? cell.tone : undefined}
                      data-lit={index === (row.lit ?? lit) ? '' : undefined}
                    >
                      {products ? <span className={styles.label}>{columns[index]?.name}</span> : null}
                      {index === row.lit ? (
                        <span className={answers.better}>
                          <span className={answers.tick} role="img" aria-label={better}>
                            <Icon name="check" />
                          </span>
                          <span>{content(cell, props)}</span>
                        </span>
                      ) : (
                        content(cell, props)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {legend ? (
        <ul className={chart.legend}>
          {legend.map(({ tone, text }) => (
            <li key={text} className={`${chart.key} ${styles.key}`} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {foot ? <p className={styles.foot}>{inlineMarkup(foot)}</p> : null}
      {link ? (
        <p className={styles.link}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
