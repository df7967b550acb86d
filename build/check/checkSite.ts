import { basename } from 'node:path';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import { remedyFor } from '../../shared/text/nearest.ts';
import { wordFaults } from '../../src/content/checking/wordFaults.ts';
import { collectingFaults } from '../../src/content/files/collectFaults.ts';
import { type ContentFault, collectError } from '../../src/content/files/contentError.ts';
import { contentFile, contentRoot } from '../../src/content/files/contentRoot.ts';
import { addedFiles } from '../../src/content/files/gitChanges.ts';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { barSettings } from '../../src/content/settings/barSettings.ts';
import { contactSettings } from '../../src/content/settings/contactSettings.ts';
import { priceBandsIfAny, priceTokens } from '../../src/content/settings/prices.ts';
import { redirectFileFaults } from '../../src/content/settings/redirects.ts';
import { headingFaults } from '../../src/content/site/headingMatch.ts';
import { readNavigation } from '../../src/content/site/readNavigation.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { consentText } from '../../src/content/words/consentText.ts';
import { storedInBrowser } from '../../src/content/words/storedInBrowser.ts';
import { readPricing } from '../../src/sections/shared/readPricing.ts';
import {
  readDowntimeCopy,
  readDutyCopy,
  readLeakRateCopy,
  readRoiCopy,
  readRuleFinderCopy,
  readScheduleCopy,
} from '../../src/sections/tools/Tool/readToolCopy.ts';
import { loadedContent } from '../../src/siteContent.ts';
import { windowNames } from '../../src/windows/windowNames.ts';
import { windowData } from '../../src/windows/words/windowData.ts';
import { documentFaults } from '../generated/documentFaults.ts';
import { favicon } from '../generated/favicon.ts';
import { readReportCopy } from '../roi/reportCopy.ts';
import { articleLinkFaults } from './articleLinks.ts';
import { KnownSite } from './KnownSite.ts';
import { linkFaults } from './linkFaults.ts';
import { pageIdFaults } from './pageIdFaults.ts';

/** Files that are read on demand rather than with the pages. */
const documents: readonly (() => unknown)[] = [
  ...LOCALES.flatMap((locale) => [
    () => readNavigation(locale),
    () => chromeText(locale),
    () => consentText(locale),
    // Only a site that sells by size shows them.
    () => priceBandsIfAny() && readPricing(locale),
    ...windowNames.map((name) => () => windowData(name, locale)),
  ]),
  () => storedInBrowser('analytics'),
  () => priceTokens('en'),
  barSettings,
  contactSettings,
  readRoiCopy,
  readReportCopy,
  () => favicon(),
  readLeakRateCopy,
  readRuleFinderCopy,
  readDutyCopy,
  readScheduleCopy,
  readDowntimeCopy,
];

/** Faults in content and redirects, by kind, found without building the site. */
export interface SiteFaults {
  content: Fault[];
  links: Fault[];
  redirects: Fault[];
  words: Fault[];
}

/** Removes duplicate faults: regional files are read together with their base files. */
const onceEach = <One extends Fault>(faults: readonly One[]): One[] => [
  ...new Map(faults.map((fault) => [formatFault(fault), fault])).values(),
];

/**
 * Files that no window reads because their name or their locale is misspelled: the window would show the English texts.
 */
function strayWindows(): ContentFault[] {
  const known: readonly string[] = windowNames;
  return listContent('windows', ['.yaml']).flatMap((path) => {
    const file = contentFile(`windows/${path}`);
    const [locale = ''] = path.split('/');
    // A content folder of a site's own need not have the locales of the standard words that it takes from here.
    if (file.startsWith(`${contentRoot()}/`) && !LOCALES.some((one) => one === locale))
      return [{ file, text: `there is no locale “${locale}”: ${remedyFor(locale, LOCALES)}` }];
    const name = basename(path, '.yaml');
    if (known.includes(name)) return [];
    return [{ file, text: `there is no window “${name}”: ${remedyFor(name, known)}` }];
  });
}

/** Validates every content file. Faults that merely result from another one are left out. */
export function contentFaults(): ContentFault[] {
  const further = [...strayWindows(), ...documentFaults().flatMap(({ faults }) => faults)];
  // In development, readers go on with what a file said before it became faulty, and collect its faults.
  const met = new Set<ContentFault>();
  collectingFaults(met, () => {
    for (const read of documents) collectError(further, read);
  });
  return onceEach(
    [...loadedContent().faults, ...further, ...met].filter(({ because }) => because === undefined),
  );
}

/** Checks the schema of every file, links and pictures, menus and redirects. */
export function checkStructure(): Omit<SiteFaults, 'words'> {
  const loaded = loadedContent();
  const content = contentFaults();
  const site = new KnownSite(loaded);
  return {
    content,
    // Where forms lead is already checked with the content.
    links: [...linkFaults(site), ...pageIdFaults(loaded)].filter(
      (fault) =>
        !content.some(({ file, line }) => file === fault.file && line !== undefined && line === fault.line),
    ),
    redirects: redirectFileFaults(site),
  };
}

/**
 * The faults that one file can have: those of all content, and those of its own links. The links of all files take
 * seconds to check, which is too long while somebody waits for a file to be saved.
 *
 * @param path below the content folder
 */
export function faultsAround(path: string): Fault[] {
  const loaded = loadedContent();
  const site = new KnownSite(loaded);
  return [
    ...contentFaults(),
    ...linkFaults(site, [path]),
    ...(idOfPageFile(path) === undefined ? pageIdFaults(loaded) : []),
    ...(path === 'settings/redirects.yaml' ? redirectFileFaults(site) : []),
  ];
}

/**
 * Checks everything that editors write: the schema of every file, links and pictures, menus, redirects, wording.
 * Faults that merely follow from another one are left out.
 */
export function checkSite(): SiteFaults {
  const loaded = loadedContent();
  return {
    ...checkStructure(),
    // Nothing is broken by these, so the editor saves a page that has one.
    words: [
      ...wordFaults(new Set(addedFiles())),
      ...headingFaults(loaded.pages),
      ...articleLinkFaults(loaded),
    ],
  };
}
