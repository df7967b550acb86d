import type { Locale } from '../content/files/locale.ts';
import { hasPage } from '../content/site/pages.ts';
import { chromeText } from '../content/words/chromeText.ts';
import styles from './EnquiryButton.module.css';

/** Path of the page whose form the button opens as a panel. */
const ENQUIRY_PAGE = '/contact/enquiry/';

/**
 * The floating enquiry button: a tab in the gutter on desktops, an icon on phones while the visitor scrolls back. It
 * stays in the window until the footer comes into view. Without script, it is a link. Absent if the enquiry page is.
 */
export function EnquiryButton({ locale }: { locale: Locale }) {
  const text = chromeText(locale).enquiry;
  if (!hasPage(ENQUIRY_PAGE.slice(1, -1))) return null;
  return (
    <p className={styles.dock}>
      <a className={styles.button} href={ENQUIRY_PAGE} data-enquiry="">
        <span className={styles.icon} aria-hidden="true">
          ?
        </span>
        <span className={styles.word}>{text.open}</span>
      </a>
    </p>
  );
}
