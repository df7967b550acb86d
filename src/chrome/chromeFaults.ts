import { siteConfig } from '../../config/siteConfig.ts';
import { fieldName } from '../../shared/content/fieldName.ts';
import { remedyFor } from '../../shared/text/nearest.ts';
import { keptUntilEdit } from '../content/files/contentCache.ts';
import { type ContentFault, collectError } from '../content/files/contentError.ts';
import { pathOfPage } from '../content/files/pathOfPage.ts';
import { lineOfField } from '../content/reading/fieldPlace.ts';
import { hasContent, listContent, readYaml } from '../content/reading/readContent.ts';
import { barSettings } from '../content/settings/barSettings.ts';
import { lineInSettings, settingsFile } from '../content/settings/readSettings.ts';
import type { LoadedContent } from '../content/site/loadContent.ts';
import { type NamedPages, namedPages, noPage, textsAt } from '../content/site/namedPages.ts';
import { loadedContent } from '../content/site/pages.ts';
import { readNavigation } from '../content/site/readNavigation.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { iconPaths } from '../ui/Icon/iconPaths.ts';

/** What is wrong with the text of a field at a path, if anything. */
type FaultOf = (text: string, path: readonly (string | number)[]) => string | undefined;

/** The faults of a file's fields, by field name; none if it cannot be read, which is reported elsewhere. */
function faultsIn(path: string, fields: Readonly<Record<string, FaultOf>>): ContentFault[] {
  const read = collectError([], () => readYaml(path));
  if (read === undefined) return [];
  const { data, file } = read;
  return Object.entries(fields).flatMap(([field, faultOf]) =>
    [...textsAt(data, field)].flatMap((found) => {
      const text = faultOf(found.text, found.path);
      if (text === undefined) return [];
      return [{ file, line: lineOfField(file, found.path), text: `${fieldName(found.path)}: ${text}` }];
    }),
  );
}

function linkFault(pages: NamedPages): FaultOf {
  const keys = Object.keys(siteConfig.links);
  return (link, path) => {
    if (link.startsWith('@'))
      return keys.includes(link.slice(1))
        ? undefined
        : `“${link}” is no key of links in config/site.ts: add it there, or use ${keys.map((key) => `@${key}`).join(' or ')}`;
    // Menus leave out the entries of their lists whose page is not published.
    if (typeof path.at(-2) === 'number' && pages.hidden.has(pathOfPage(link))) return undefined;
    return pages.isPage(link) ? undefined : noPage(link, pages);
  };
}

const icons = Object.keys(iconPaths);

const iconFault: FaultOf = (icon) =>
  icons.includes(icon) ? undefined : `there is no icon “${icon}”: ${remedyFor(icon, icons)}`;

/** Bars without text; none if one of the two files cannot be read, which is reported elsewhere. */
function barFaults(): ContentFault[] {
  if (!hasContent('chrome/en.yaml')) return [];
  const read = collectError([], () => ({
    bars: barSettings().helloBars,
    words: chromeText('en').helloBars.words,
  }));
  return (read?.bars ?? []).flatMap(({ id }, index) => {
    if (read?.words[id] !== undefined) return [];
    return [
      {
        file: settingsFile('bars'),
        line: lineInSettings('bars', ['helloBars', index, 'id']),
        text: `helloBars[${index + 1}].id: the bar “${id}” has no words: add helloBars.words.${id} to content/chrome/en.yaml, with a kicker, a title and an action`,
      },
    ];
  });
}

/** Words for a product that the menus do not have; none if one of the two files cannot be read. */
function productFaults(): ContentFault[] {
  const known = collectError([], () => readNavigation().platform?.products.map(({ link }) => link) ?? []);
  if (known === undefined) return [];
  return listContent('chrome', ['.yaml']).flatMap((name) => {
    const read = collectError([], () => readYaml(`chrome/${name}`));
    const { products } = (read?.data ?? {}) as { products?: object };
    return Object.keys(products ?? {}).flatMap((link) => {
      if (read === undefined || known.includes(link)) return [];
      const text = `products.${link}: no product of content/settings/navigation.yaml has this link: ${remedyFor(link, known)}`;
      return [{ file: read.file, line: lineOfField(read.file, ['products', link]), text }];
    });
  });
}

/** Broken links and unknown icons in menus, header and footer, words of no product, and bars without text. */
export function chromeFaults(content: Pick<LoadedContent, 'paths' | 'unpublished'>): ContentFault[] {
  const pages = namedPages(content);
  const pageFault: FaultOf = (id) => (pages.isPage(id) ? undefined : noPage(id, pages));
  return [
    ...listContent('settings', ['.yaml'])
      .filter((name) => name.startsWith('navigation.'))
      .flatMap((name) =>
        faultsIn(`settings/${name}`, {
          link: linkFault(pages),
          page: pageFault,
          icon: iconFault,
          hoverIcon: iconFault,
        }),
      ),
    ...listContent('chrome', ['.yaml']).flatMap((name) => faultsIn(`chrome/${name}`, { page: pageFault })),
    ...productFaults(),
    ...barFaults(),
  ];
}

/** The same for the site's content, cached until it changes. */
export const cachedChromeFaults = keptUntilEdit(() => chromeFaults(loadedContent()));
