import { chromeText } from '../content/chromeText.ts';
import type { Locale } from '../content/locale.ts';
import styles from './EnquiryButton.module.css';

/** Path of the page whose form the button opens as a panel. */
const ENQUIRY_PAGE = '/contact/enquiry/';

/** The floating enquiry button: it stays at the foot of the window until the footer comes. A link without script. */
export function EnquiryButton({ locale }: { locale: Locale }) {
  const text = chromeText(locale).enquiry;
  return (
    <p className={styles.dock}>
      <a className={styles.button} href={ENQUIRY_PAGE} data-enquiry="">
        {text.open}
      </a>
    </p>
  );
}
