import { siteConfig } from '../../config/siteConfig.ts';
import { barSettings } from '../content/settings/barSettings.ts';

export interface PageLayout {
  hasHeader: boolean;
  hasFooter: boolean;
  /** The floating enquiry button, which `SitePage` omits if the page has its own form. */
  hasEnquiry: boolean;
  isDark: boolean;
  /** Not on pages that a bar links to, nor where a form should have the visitor's full attention. */
  hasHelloBar: boolean;
  /** Whether it is a solution page, which has a narrower container. */
  isSolution: boolean;
}

/** The layout of the page at a path, by the rules in the site's configuration. */
export function layoutOf(path: string): PageLayout {
  const { layout } = siteConfig;
  return {
    hasHeader: !layout.hideHeader.includes(path),
    hasFooter: !layout.hideFooter.includes(path),
    hasEnquiry:
      !layout.hideFooter.includes(path) &&
      layout.enquiry.some((one) => path === one || (one !== '/' && path.startsWith(one))),
    isDark: layout.dark.includes(path),
    hasHelloBar: !barSettings().withoutHelloBar.includes(path),
    isSolution: path.startsWith('/solutions/'),
  };
}
