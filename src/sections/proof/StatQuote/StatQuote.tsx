import { CustomerLogo } from '../../../scenes/logos/CustomerLogo.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './StatQuote.module.css';
import type { StatQuoteProps } from './StatQuote.schema.ts';

/**
 * A figure on its dimension line beside a quotation from the customer who measured it; on a phone the quotation comes
 * first.
 */
export function StatQuote({
  id,
  axis,
  mark,
  tone = 'sheet',
  customer,
  storyLabel,
  isStoryLinked,
}: StatQuoteProps & SectionPlacement) {
  const { figure, text, person, role, name, sector, size, caseStudy } = customer;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.proof}>
        <p className={styles.figure}>
          <strong className={styles.value}>{figure.stat}</strong>
          <span className={styles.text}>{figure.txt}</span>
        </p>
        <figure className={styles.said}>
          <blockquote className={styles.quote}>
            <p>{text}</p>
          </blockquote>
          <figcaption className={styles.who}>
            <CustomerLogo id={customer.id} label={name} height={34} asFile />
            <span className={styles.person}>
              <strong>{person}</strong>
              <span>
                {role}, {name}
              </span>
              <span>
                {sector}, {size}
              </span>
            </span>
            {caseStudy && isStoryLinked ? (
              <Button href={`/${caseStudy}/`} label={storyLabel} variant="text" />
            ) : null}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
