import type { Locale } from '../content/files/locale.ts';
import { siteNavigation } from '../content/site/navigation.ts';
import { hasPage } from '../content/site/pages.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { CookieLink } from './CookieLink.tsx';
import styles from './LegalLinks.module.css';

/** Links to the legal pages and the cookie preferences, for pages without a footer. */
export function LegalLinks({ locale }: { locale: Locale }) {
  return (
    <nav className={styles.line} aria-label={chromeText(locale).footer.legal}>
      {siteNavigation(locale).legal.map(({ href, name }) => (
        <a className={styles.link} href={href} key={href}>
          {name}
        </a>
      ))}
      {hasPage('cookie-policy') ? <CookieLink locale={locale} className={styles.link} /> : null}
    </nav>
  );
}
