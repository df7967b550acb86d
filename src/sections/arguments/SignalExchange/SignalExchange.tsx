import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './SignalExchange.module.css';
import type { SignalExchangeProps } from './SignalExchange.schema.ts';

/** A terminal strip as electricians draw it: a system, its wire, the terminal, and the result of the signal. */
export function SignalExchange({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  system,
  from,
  to,
  back,
  wires,
  link,
}: SignalExchangeProps & SectionPlacement) {
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
          {wires.map(({ name, carries, becomes, returns }, index) => (
            <tr key={name} className={styles.wire}>
              <th scope="row" className={styles.from}>
                <span className={styles.name}>{name}</span>
                <span className={styles.carries}>{carries}</span>
              </th>
              <td className={styles.terminal} data-returns={returns ? '' : undefined} aria-hidden="true">
                <span className={styles.number}>{index + 1}</span>
              </td>
              <td className={styles.becomes}>{inlineMarkup(becomes)}</td>
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
