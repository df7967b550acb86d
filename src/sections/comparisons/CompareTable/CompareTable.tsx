import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CompareTable.module.css';
import type { CompareTableProps } from './CompareTable.schema.ts';

/** Both answers side by side, the better one tinted and ticked. On a phone a row becomes a block of two answers. */
export function CompareTable(props: CompareTableProps & SectionPlacement) {
  const { title, caption, matter, them, us, better, rows, ...frame } = props;
  return (
    <Section {...frame} title={title}>
      <table className={styles.table}>
        <caption className={styles.caption}>{inlineMarkup(caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{matter}</th>
            <th scope="col">{them}</th>
            <th scope="col">{us}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.matter}>
              <th scope="row">{row.matter}</th>
              {(['them', 'us'] as const).map((side) => (
                <td
                  key={side}
                  data-name={side === 'them' ? them : us}
                  data-better={row.better === side ? '' : undefined}
                >
                  <span className={styles.answer}>
                    {row.better === side ? (
                      <span className={styles.tick} role="img" aria-label={better}>
                        <Icon name="check" />
                      </span>
                    ) : null}
                    <span>{inlineMarkup(row[side])}</span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
