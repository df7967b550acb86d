import { systemOf } from '../../../../content/site/systemOf.ts';
import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { ProductWindow } from '../../../../windows/ProductWindow.tsx';
import { RecordLog } from '../../../../windows/RecordLog/RecordLog.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { CustomerQuoteProps } from '../Quote.schema.ts';
import styles from './QuoteBesideScreen.module.css';

/** A quote beside the screen it is about, on the wash of the page's system; at heading size if it has no heading. */
export function QuoteBesideScreen({
  customer,
  title,
  log,
  window,
  storyLabel,
  isStoryLinked,
  content,
}: CustomerQuoteProps & SectionPlacement) {
  const { logo, name, text, person, role, story } = customer;
  const system = (content && systemOf(content.page)) ?? customer.system;
  return (
    <div className={styles.halves} data-titled={title === undefined ? undefined : ''}>
      <div>
        <CustomerLogo logo={logo} label={name} height={34} />
        <figure className={styles.said}>
          <blockquote className={`heading ${styles.quote}`}>{text}</blockquote>
          <figcaption className={styles.who}>
            <b className={styles.person}>{person}</b>
            {role}
          </figcaption>
        </figure>
        {story && isStoryLinked ? <Button href={story} label={storyLabel} variant="text" /> : null}
      </div>
      <div className={styles.screen} data-system={system}>
        {log ? <RecordLog {...log} /> : null}
        {window ? <ProductWindow name={window} locale={content?.page.locale} /> : null}
      </div>
    </div>
  );
}
