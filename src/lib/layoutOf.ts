import { siteConfig } from '../../config/site.ts';

export interface PageLayout {
  hasHeader: boolean;
  hasFooter: boolean;
  isDark: boolean;
  /** A page that a banner leads to: it shows no hello bar. */
  isBannerDirected: boolean;
}

/** What surrounds the page at a path, by the layout rules of the site's configuration. */
export function layoutOf(path: string): PageLayout {
  const { layout } = siteConfig;
  return {
    hasHeader: !layout.hideHeader.includes(path),
    hasFooter: !layout.hideFooter.includes(path),
    isDark: layout.dark.includes(path),
    isBannerDirected: layout.bannerDirected.includes(path),
  };
}
