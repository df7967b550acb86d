import type { Locale } from '../content/files/locale.ts';
import { siteNavigation } from '../content/site/navigation.ts';
import { hasPage } from '../content/site/pages.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { CookieLink } from './CookieLink.tsx';
import styles from './LastLine.module.css';

/** What a page without a footer still owes its visitors: the legal pages, and a way to the cookie preferences. */
export function LastLine({ locale }: { locale: Locale }) {
  return (
    <nav className={styles.line} aria-label={chromeText(locale).footer.legal}>
      {siteNavigation().legal.map(({ href, name }) => (
        <a className={styles.link} href={href} key={href}>
          {name}
        </a>
      ))}
      {hasPage('cookie-policy') ? <CookieLink locale={locale} className={styles.link} /> : null}
    </nav>
  );
}
