import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { ProductWindow } from '../../../../windows/ProductWindow.tsx';
import { RecordLog } from '../../../../windows/RecordLog/RecordLog.tsx';
import type { CustomerQuoteProps } from '../Quote.schema.ts';
import styles from './QuoteBesideScreen.module.css';

/** A quotation at heading size, beside the very screen it is about, on the wash of its system. */
export function QuoteBesideScreen({ customer, log, window, storyLabel, isStoryLinked }: CustomerQuoteProps) {
  const { logo, name, text, person, role, system, story } = customer;
  return (
    <div className={styles.halves}>
      <div>
        <CustomerLogo logo={logo} label={name} height={34} />
        <figure className={styles.said}>
          <blockquote className={styles.quote}>{text}</blockquote>
          <figcaption className={styles.who}>
            <b className={styles.person}>{person}</b>
            {role}
          </figcaption>
        </figure>
        {story && isStoryLinked ? <Button href={story} label={storyLabel} variant="text" /> : null}
      </div>
      <div className={styles.screen} data-system={system}>
        {log ? <RecordLog {...log} /> : null}
        {window ? <ProductWindow name={window} /> : null}
      </div>
    </div>
  );
}
