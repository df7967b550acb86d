import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { CustomerQuoteProps } from '../Quote.schema.ts';
import styles from './QuoteBesideFigure.module.css';

/** Characters of a figure that fit on its line at full size. */
const LONGEST = 5;

/**
 * A figure on its dimension line beside a quotation from the customer who measured it; on a phone the quotation comes
 * first.
 */
export function QuoteBesideFigure({ customer, title, storyLabel, isStoryLinked }: CustomerQuoteProps) {
  const { figure, text, person, role, name, sector, size, story } = customer;
  return (
    <div
      className={styles.proof}
      data-titled={title === undefined && figure.stat && figure.stat.length <= LONGEST ? undefined : ''}
    >
      <p className={styles.figure}>
        <strong className={styles.value}>{figure.stat}</strong>
        <span className={styles.text}>{figure.txt}</span>
      </p>
      <figure className={styles.said}>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <CustomerLogo logo={customer.logo} label={name} height={34} asFile />
          <span className={styles.person}>
            <strong>{person}</strong>
            <span>
              {role}, {name}
            </span>
            <span>
              {sector}, {size}
            </span>
          </span>
          {story && isStoryLinked ? <Button href={story} label={storyLabel} variant="text" /> : null}
        </figcaption>
      </figure>
    </div>
  );
}
