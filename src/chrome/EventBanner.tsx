import { chromeText } from '../content/chromeText.ts';
import type { Locale } from '../content/locale.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './EventBanner.module.css';

export interface EventBannerProps {
  /** Names the notice, so that a visitor who closed it is not shown it again while the tab lives. */
  id: string;
  /** Day of the event as printed: “12 Mar”. */
  date?: string | undefined;
  text: string;
  label: string;
  href: string;
  /** When there is nothing to announce any more. */
  until?: string | undefined;
  locale?: Locale | undefined;
}

/** A notice of an event at the top of a page. The button that closes it comes with the script. */
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
