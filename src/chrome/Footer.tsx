import { siteConfig } from '../../config/siteConfig.ts';
import { directionOf, type Locale } from '../../shared/site/locales.ts';
import { formPlacements } from '../content/checking/formPlacements.ts';
import { allForms } from '../content/entries/forms.ts';
import type { Page } from '../content/Page.ts';
import { contactSettings } from '../content/settings/contactSettings.ts';
import { type Navigation, siteNavigation } from '../content/site/navigation.ts';
import { hasPage } from '../content/site/pages.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { BrandMark } from '../ui/BrandMark/BrandMark.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { CookieLink } from './CookieLink.tsx';
import styles from './Footer.module.css';
import { externalProps } from './menus/MenuLinks.tsx';
import { SheetIcon } from './menus/SheetIcon.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NEWSLETTER } from './newsletterFormData.ts';
import { TitleBlock } from './TitleBlock.tsx';

function FooterColumn({
  column,
  opensNewTab,
}: {
  column: Navigation['footer'][number];
  opensNewTab: string;
}) {
  return (
    <details className={styles.column} data-footer-column="">
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{column.name}</h2>
      </summary>
      <ul className={styles.links}>
        {column.entries.map((entry) => (
          <li key={entry.href}>
            <a className={styles.link} href={entry.href} {...externalProps(entry.isExternal)}>
              {entry.name}
              {entry.tag ? <span className={styles.tag}>{entry.tag}</span> : null}
              {entry.isExternal ? <span className="visually-hidden"> ({opensNewTab})</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A name that is not turned around by the words beside it, where those are read from right to left. */
const isolated = (name: string, locale: Locale) => (directionOf(locale) === 'rtl' ? <bdi>{name}</bdi> : name);

/** The footer of every page: the site in columns, and under them the page's own title block, as on a drawing. */
export function Footer({ page, logIn = siteConfig.logIn }: { page: Page; logIn?: string | undefined }) {
  const { footer, opensNewTab, logIn: logInText } = chromeText(page.locale);
  const menus = siteNavigation(page.locale);
  // Not a second form on a page that already has one.
  const hasNewsletter = formPlacements(page).some(({ form }) => form === NEWSLETTER);
  const offersNewsletter = allForms().has(NEWSLETTER) && !hasNewsletter;
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={`container ${styles.wrap}`}>
        <div className={styles.upper}>
          <div>
            <BrandMark name={siteConfig.brand.name} size="footer" />
            <p className={styles.about}>{footer.summary}</p>
            <p className={styles.demo}>
              <Button href={menus.demo.href} label={footer.demo} size="small" />
            </p>
            <ul className={styles.socials} aria-label={footer.socials}>
              {contactSettings().socials.map((social) => (
                <li key={social.id}>
                  <a className={styles.social} href={social.url} aria-label={social.name} rel="noopener">
                    <SheetIcon name={social.id} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className={styles.columns} aria-label={footer.label}>
            {menus.footer.map((column) => (
              <FooterColumn key={column.name} column={column} opensNewTab={opensNewTab} />
            ))}
          </nav>
        </div>
        <div className={styles.help}>
          <p className={styles.helpTitle}>{footer.help.title}</p>
          <p className={styles.helpText}>{footer.help.text}</p>
          <Button href={menus.help.href} label={footer.help.action} variant="secondary" size="small" />
          {offersNewsletter ? <NewsletterForm page={page} /> : null}
        </div>
        <TitleBlock page={page} block={footer.block} />
        <div className={styles.legal}>
          <p>
            © {siteConfig.copyrightYear} {isolated(siteConfig.legalName, page.locale)} {footer.rights}
          </p>
          <ul className={styles.legalLinks} aria-label={footer.legal}>
            {logIn === undefined ? null : (
              <li>
                <a className={styles.legalLink} href={logIn} rel="noopener">
                  {logInText}
                </a>
              </li>
            )}
            {menus.legal.map((entry) => (
              <li key={entry.href}>
                <a className={styles.legalLink} href={entry.href}>
                  {entry.name}
                </a>
              </li>
            ))}
            {hasPage('cookie-policy') ? (
              <li>
                <CookieLink locale={page.locale} className={styles.legalLink} />
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </footer>
  );
}
