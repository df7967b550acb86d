import { chromeText } from '../content/chromeText.ts';
import type { Locale } from '../content/locale.ts';
import styles from './PageStatus.module.css';

/** What a page says of itself while it is used: the way to the next page, and a connection that is gone. */
export function PageStatus({ locale }: { locale: Locale }) {
  return (
    <>
      <div className={styles.bar} data-loading-bar="" aria-hidden="true" />
      <p className={styles.connection} data-connection={chromeText(locale).offline} role="status" />
    </>
  );
}
