import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { ConnectionsProps } from '../Connections.schema.ts';
import styles from './ConnectionsTable.module.css';

/** A terminal strip as electricians draw it: a system, its wire, the terminal, and the result of the signal. */
export function ConnectionsTable(props: ConnectionsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, system, from, to, back, terminals, link } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <table className={styles.strip} data-system={system}>
        <thead>
          <tr className={styles.heads}>
            <th scope="col" className={styles.head}>
              {from}
            </th>
            <td />
            <th scope="col" className={styles.head}>
              {to}
            </th>
            <th scope="col" className={styles.head}>
              {back}
            </th>
          </tr>
        </thead>
        <tbody>
          {terminals.map(({ name, by, passes, returns }, index) => (
            <tr key={name} className={styles.wire}>
              <th scope="row" className={styles.from}>
                <span className={styles.name}>{name}</span>
                <span className={styles.by}>{by}</span>
              </th>
              <td className={styles.terminal} data-returns={returns ? '' : undefined} aria-hidden="true">
                <span className={`bubble ${styles.number}`}>{index + 1}</span>
              </td>
              <td className={styles.passes}>{inlineMarkup(passes)}</td>
              <td className={styles.returns} data-label={returns ? back : undefined}>
                {returns ? inlineMarkup(returns) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {link ? (
        <p className={styles.link}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
