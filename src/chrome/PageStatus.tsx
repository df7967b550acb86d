import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';
import styles from './PageStatus.module.css';

/** Status messages while a page is in use: loading the next page, and a lost connection. */
export function PageStatus({ locale }: { locale: Locale }) {
  return (
    <>
      <div className={styles.bar} data-loading-bar="" aria-hidden="true" />
      <p className={styles.connection} data-connection={chromeText(locale).offline} role="status" />
    </>
  );
}
