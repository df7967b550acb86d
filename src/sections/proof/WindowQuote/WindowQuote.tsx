import { CustomerLogo } from '../../../scenes/logos/CustomerLogo.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import { RecordLog } from '../../../windows/RecordLog/RecordLog.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './WindowQuote.module.css';
import type { WindowQuoteProps } from './WindowQuote.schema.ts';

/** A quotation at heading size, beside the very screen it is about, on the wash of its system. */
export function WindowQuote({
  customer,
  log,
  window,
  storyLabel,
  ...frame
}: WindowQuoteProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <div className={styles.halves}>
        <div>
          <CustomerLogo id={customer.id} label={customer.name} height={34} />
          <figure className={styles.said}>
            <blockquote className={styles.quote}>{customer.text}</blockquote>
            <figcaption className={styles.who}>
              <b className={styles.person}>{customer.person}</b>
              {customer.role}
            </figcaption>
          </figure>
          {customer.href ? <Button href={customer.href} label={storyLabel} variant="text" /> : null}
        </div>
        <div className={styles.screen} data-system={customer.system}>
          {log ? <RecordLog {...log} /> : null}
          {window ? <ProductWindow name={window} /> : null}
        </div>
      </div>
    </Section>
  );
}
