import { fillSiteTokens, siteConfig } from '../../../config/siteConfig.ts';
import { slugOf } from '../../../shared/site/brand.ts';
import { areFaultyPagesAllowed } from '../files/allowFaultyPages.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import type { Locale } from '../files/locale.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import type { NavigationEntry } from './navigationSchema.ts';
import { pageName, whyHidden } from './pages.ts';
import { readNavigation } from './readNavigation.ts';

/** A menu entry ready to be shown. */
export interface MenuLink {
  name: string;
  href: string;
  isExternal: boolean;
  title?: string;
  icon?: string;
  hoverIcon?: string;
  tag?: string;
}

/** The target of a navigation entry, and its name if the entry has none of its own. */
export interface LinkTarget {
  name: string;
  href: string;
  isExternal: boolean;
}

/** What the resolver knows about the site; tests pass in their own. */
export interface LinkSources {
  pageName: (id: string) => string | undefined;
  /** Why a page that exists is not shown. */
  whyHidden?: (id: string) => string | undefined;
  external: Readonly<Record<string, string>>;
}

const sourcesOf = (locale: Locale): LinkSources => ({
  pageName: (id) => pageName(id, locale),
  whyHidden,
  external: siteConfig.links,
});

const siteSources = sourcesOf('en');

/**
 * Resolves a navigation link: a page by its id, or an external URL by @ and its key. Throws an Error with the id and
 * the remedy if there is no such page.
 */
export function linkTarget(link: string, sources: LinkSources = siteSources): LinkTarget {
  if (link.startsWith('@')) {
    const key = link.slice(1);
    const href = sources.external[key];
    if (!href) {
      throw new Error(
        `content/settings/navigation.yaml: “${link}” is not a key of links in config/site.ts: add it there or use one of ${Object.keys(sources.external).join(', ')}`,
      );
    }
    return { name: key, href, isExternal: true };
  }
  const name = sources.pageName(link);
  if (name === undefined) {
    const reason = sources.whyHidden?.(link);
    if (reason !== undefined)
      throw new Error(
        `content/settings/navigation.yaml: the page “${link}” ${reason}: publish it, or name another page`,
      );
    throw new Error(
      `content/settings/navigation.yaml: no page “${link}”: write content/en/${link}.yaml or correct the id`,
    );
  }
  return { name, href: pathOfPage(link), isExternal: false };
}

/**
 * The same; in development undefined for a link that leads nowhere, so that it breaks no page: src/chrome/chromeFaults.ts
 * reports it.
 */
export function targetIfAny(link: string, sources: LinkSources = siteSources): LinkTarget | undefined {
  try {
    return linkTarget(link, sources);
  } catch (error) {
    if (areFaultyPagesAllowed()) return undefined;
    throw error;
  }
}

/**
 * A menu entry with its name and URL filled in. Throws for an id that leads nowhere; in development the entry leads to
 * the address that has no page.
 */
export function menuLink(entry: NavigationEntry, sources: LinkSources = siteSources): MenuLink {
  const { link } = entry;
  const nowhere = { name: link, href: pathOfPage(link), isExternal: false };
  const { name, href, isExternal } = targetIfAny(link, sources) ?? nowhere;
  return {
    name: entry.name === undefined ? name : fillSiteTokens(entry.name),
    href,
    isExternal,
    ...(entry.title === undefined ? {} : { title: fillSiteTokens(entry.title) }),
    ...(entry.icon === undefined ? {} : { icon: entry.icon }),
    ...(entry.hoverIcon === undefined ? {} : { hoverIcon: entry.hoverIcon }),
    ...(entry.tag === undefined ? {} : { tag: entry.tag }),
  };
}

/**
 * Entries ready to be shown. Those of pages that are not published are left out until they are, and in development those
 * that lead nowhere.
 */
export function menuLinks(list: readonly NavigationEntry[], sources: LinkSources = siteSources): MenuLink[] {
  return list
    .filter(({ link }) => sources.whyHidden?.(link) === undefined && targetIfAny(link, sources) !== undefined)
    .map((entry) => menuLink(entry, sources));
}

/** Number of entries from which a list of a menu takes two columns; one with a line under its name counts twice. */
const LONG = 11;

const isLong = (list: readonly MenuLink[]) =>
  list.reduce((sum, { title }) => sum + (title === undefined ? 1 : 2), 0) >= LONG;

/** The id of a menu’s panel: its name in the form for addresses, or its number if another panel has that, or none can be made. */
function idOf(index: number, all: readonly { name: string }[]): string {
  const ids = ['platform', ...all.map(({ name }) => slugOf(name))];
  const own = ids[index + 1] ?? '';
  return own === '' || ids.indexOf(own) <= index ? String(index + 1) : own;
}

function resolve(locale: Locale) {
  const navigation = readNavigation(locale);
  const sources = sourcesOf(locale);
  const menu = (entry: NavigationEntry) => menuLink(entry, sources);
  const links = (list: readonly NavigationEntry[] = []) => menuLinks(list, sources);
  const { platform } = navigation;
  return {
    platform: platform && {
      name: platform.name,
      activeProduct: platform.activeProduct,
      overview: platform.overview && menu(platform.overview),
      products: platform.products.map((product) => ({
        ...menu(product),
        link: product.link,
        system: product.system,
        modules: links(product.modules),
      })),
      across: links(platform.across),
      features: platform.features && menu(platform.features),
    },
    picture: navigation.picture,
    menus: navigation.menus
      .map(({ name, lists, teaser, latest }, index) => ({
        id: idOf(index, navigation.menus),
        name,
        lists: lists
          .map(({ heading, entries }) => ({ heading, entries: links(entries) }))
          .filter(({ entries }) => entries.length > 0)
          .map((list) => ({ ...list, isLong: isLong(list.entries) })),
        teaser,
        latest,
      }))
      .filter(({ lists }) => lists.length > 0),
    pricing: navigation.pricing && menu(navigation.pricing),
    demo: menu(navigation.demo),
    start: navigation.start && menu(navigation.start),
    help: menu(navigation.help),
    footer: navigation.footer
      .map((column) => ({ name: column.name, entries: links(column.entries) }))
      .filter(({ entries }) => entries.length > 0),
    legal: links(navigation.legal),
  };
}

export type Navigation = ReturnType<typeof resolve>;

const resolved = keptUntilEdit(resolve);

const menus = trackedQuery('menus', (locale: Locale) => resolved(locale));

/** Every menu with its names and URLs in a locale, resolved once. Throws for an id that leads nowhere. */
export function siteNavigation(locale: Locale = 'en'): Navigation {
  return menus(locale);
}
