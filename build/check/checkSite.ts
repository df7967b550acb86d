import { faultsOfRedirects } from '../../config/redirects.ts';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import { chromeText } from '../../src/content/chromeText.ts';
import { consentText } from '../../src/content/consentText.ts';
import { type ContentFault, orNote } from '../../src/content/contentError.ts';
import { headingFaults } from '../../src/content/headingMatch.ts';
import { LOCALES } from '../../src/content/locale.ts';
import { storedInBrowser } from '../../src/content/storedInBrowser.ts';
import { wordFaults } from '../../src/content/wordFaults.ts';
import { readRoiCopy } from '../../src/sections/pricing/RoiTool/readRoiCopy.ts';
import { readPricing } from '../../src/sections/shared/readPricing.ts';
import {
  readDutyCopy,
  readLeakRateCopy,
  readRuleFinderCopy,
} from '../../src/sections/tools/Tool/readToolCopy.ts';
import { loadedContent } from '../../src/siteContent.ts';
import { readEbooks } from '../ebooks/ebookSchema.ts';
import { readReportCopy } from '../roi/reportCopy.ts';
import { KnownSite } from './KnownSite.ts';
import { linkFaults } from './linkFaults.ts';
import { pageIdFaults } from './pageIdFaults.ts';

/** Files that are read when a page or a document is made from them, and not with the pages. */
const documents: readonly (() => unknown)[] = [
  ...LOCALES.flatMap((locale) => [
    () => chromeText(locale),
    () => consentText(locale),
    () => readPricing(locale),
  ]),
  () => storedInBrowser('analytics'),
  readEbooks,
  readRoiCopy,
  readReportCopy,
  readLeakRateCopy,
  readRuleFinderCopy,
  readDutyCopy,
];

/** What is wrong with the content and the redirects, by kind, found without building the site. */
export interface SiteFaults {
  content: Fault[];
  links: Fault[];
  redirects: Fault[];
  words: Fault[];
}

/** Faults, each once: the words of a region are read together with those below them. */
const onceEach = <One extends Fault>(faults: readonly One[]): One[] => [
  ...new Map(faults.map((fault) => [formatFault(fault), fault])).values(),
];

/**
 * Checks everything that editors write: the form of every file, links and pictures, menus, redirects, words. A fault
 * that only follows from another is left out.
 */
export function checkSite(): SiteFaults {
  const loaded = loadedContent();
  const further: ContentFault[] = [];
  for (const read of documents) orNote(further, read);
  const content = onceEach([...loaded.faults, ...further].filter(({ because }) => because === undefined));
  const site = new KnownSite(loaded);
  return {
    content,
    // Where a form leads is checked with the content already.
    links: [...linkFaults(site), ...pageIdFaults(loaded.paths)].filter(
      (fault) =>
        !content.some(({ file, line }) => file === fault.file && line !== undefined && line === fault.line),
    ),
    redirects: faultsOfRedirects(site),
    words: [...wordFaults(), ...headingFaults(loaded.pages)],
  };
}
