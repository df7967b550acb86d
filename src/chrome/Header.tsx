import type { ReactNode } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../content/Page.ts';
import { siteNavigation } from '../content/site/navigation.ts';
import { hasPage } from '../content/site/pages.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { SceneImage } from '../scenes/SceneImage.tsx';
import { BrandMark } from '../ui/BrandMark/BrandMark.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './Header.module.css';
import mobile from './MobileMenu.module.css';
import { isSingle, MenuPanel } from './menus/MenuPanel.tsx';
import { PlatformMenu } from './menus/PlatformMenu.tsx';

/** The script, the styles and the button that opens the menu refer to this id. */
const MENU_ID = 'site-menu';

/**
 * A menu and its panel. The panel's contents are markup for visitors without script; with script they are text until
 * the first interaction, sparing a third of the page's elements from layout: see src/behaviors/menus.ts.
 */
function MenuItem({
  id,
  name,
  size,
  children,
}: {
  id: string;
  name: string;
  size: 'mega' | 'small';
  children: ReactNode;
}) {
  return (
    <li className={styles.item} data-menu-item="" data-size={size}>
      <button className={styles.trigger} type="button" aria-expanded="false" aria-controls={`menu-${id}`}>
        {name}
      </button>
      <div className={styles.panel} id={`menu-${id}`}>
        <noscript>
          <div className={`container ${styles.panelInner}`}>{children}</div>
        </noscript>
      </div>
    </li>
  );
}

export interface HeaderProps {
  page: Page;
  /** The login address, if the settings have one. */
  logIn?: string | undefined;
  /** Night header, for dark pages. */
  isDark?: boolean | undefined;
}

/**
 * The header with its menus. One list of menus serves both widths: next to the logo in a wide window, and below 1000px
 * as a popover that the script turns into a modal dialog.
 */
export function Header({ page, isDark = false, logIn = siteConfig.logIn }: HeaderProps) {
  const text = chromeText(page.locale);
  const menus = siteNavigation(page.locale);
  const { header } = text;
  const tone = isDark ? 'night' : 'day';
  return (
    <header className={styles.header} data-header="" data-tone={isDark ? 'night' : undefined}>
      <div className={`container ${styles.bar}`}>
        <a className={styles.home} href="/" aria-label={header.home}>
          <BrandMark name={siteConfig.brand.name} />
        </a>
        <div className={`${styles.menu} ${mobile.menu}`} id={MENU_ID} popover="auto" data-menu="">
          <div className={`${styles.narrow} ${mobile.menuHead}`}>
            <a className={styles.home} href="/" aria-label={header.home}>
              <BrandMark name={siteConfig.brand.name} />
            </a>
            <Button href={menus.demo.href} label={header.getDemo} variant="secondary" size="small" />
            <button
              className={styles.toggle}
              type="button"
              aria-label={header.closeMenu}
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              data-menu-close=""
            >
              <Icon name="close" />
            </button>
          </div>
          <nav className={mobile.nav} aria-label={header.label}>
            <a className={`${styles.narrow} ${mobile.demoFirst}`} href={menus.demo.href}>
              {header.demo}
              <Icon name="arrow" />
            </a>
            <ul className={styles.list}>
              {menus.platform ? (
                <MenuItem id="platform" name={menus.platform.name} size="mega">
                  <PlatformMenu platform={menus.platform} text={text} tone={tone} />
                </MenuItem>
              ) : null}
              {menus.menus.map((menu) => (
                <MenuItem
                  key={menu.id}
                  id={menu.id}
                  name={menu.name}
                  size={isSingle(menu) ? 'small' : 'mega'}
                >
                  <MenuPanel menu={menu} opensNewTab={text.opensNewTab} tone={tone} />
                </MenuItem>
              ))}
              {menus.pricing ? (
                <li className={styles.item} data-menu-item="">
                  <a
                    className={styles.trigger}
                    href={menus.pricing.href}
                    aria-current={page.path === menus.pricing.href ? 'page' : undefined}
                  >
                    {menus.pricing.name}
                  </a>
                </li>
              ) : null}
              {logIn === undefined ? null : (
                <li className={`${styles.item} ${styles.logIn}`} data-menu-item="">
                  <a className={styles.trigger} href={logIn} rel="noopener">
                    {text.logIn}
                  </a>
                </li>
              )}
              {hasPage('search') ? (
                <li className={`${styles.item} ${styles.find}`} data-menu-item="">
                  <a className={styles.trigger} href="/search/" aria-keyshortcuts="/">
                    {header.search}
                    <Icon name="search" />
                  </a>
                </li>
              ) : null}
            </ul>
            {menus.picture ? (
              <span className={`${styles.narrow} ${mobile.menuDrawing}`}>
                <SceneImage scene={{ ...menus.picture, tone }} alt="" />
              </span>
            ) : null}
          </nav>
          {menus.start ? (
            <p className={`${styles.narrow} ${mobile.start}`}>
              <Button href={menus.start.href} label={header.start} variant="secondary" />
              <span className={mobile.startNote}>{header.startNote}</span>
            </p>
          ) : null}
        </div>
        <div className={styles.demo}>
          <Button href={menus.demo.href} label={header.demo} size="small" />
        </div>
        <button
          className={styles.toggle}
          type="button"
          aria-label={header.openMenu}
          aria-haspopup="dialog"
          popoverTarget={MENU_ID}
          data-menu-open=""
        >
          <Icon name="menu" />
        </button>
      </div>
      <dialog className={mobile.dialog} aria-label={header.menu} data-menu-dialog="" />
    </header>
  );
}
