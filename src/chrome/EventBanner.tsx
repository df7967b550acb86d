import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './EventBanner.module.css';

export interface EventBannerProps {
  /** Identifies the notice, so that it stays closed for the life of the tab. */
  id: string;
  /** Date of the event as displayed: “Mar 12, 2027”. */
  date?: string | undefined;
  text: string;
  label: string;
  href: string;
  /** When the notice expires. */
  until?: string | undefined;
  locale?: Locale | undefined;
}

/** An event notice at the top of a page. Its close button appears with the script. */
export function EventBanner({ id, date, text, label, href, until, locale = 'en' }: EventBannerProps) {
  return (
    <aside className={styles.banner} data-event-banner={id} data-until={until} aria-label={text}>
      <p className={styles.words}>
        {date ? <span className={styles.date}>{date}</span> : null}
        <span>{text}</span>
        <a className={styles.action} href={href}>
          {label}
          <Icon name="arrow" />
        </a>
      </p>
      <button className={styles.close} type="button" aria-label={chromeText(locale).eventBanner.close} hidden>
        <Icon name="close" />
      </button>
    </aside>
  );
}
