import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText, splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { printDate } from '../../src/lib/printDate.ts';
import { aboutOn } from '../../src/sections/reading/PressReleaseText/aboutOn.ts';
import type { TextRun } from '../ebooks/bookText.ts';
import { inlineRuns, type ProseBlock, proseBlocks } from './proseBlocks.ts';

/** Everything that the PDF of a press release says. */
export interface PrintedRelease {
  /** Address of the page, which identifies the file. */
  address: string;
  /** The address as it is printed at the bottom of each page. */
  sheet: string;
  brand: string;
  kind: string;
  date: string;
  release: string;
  title: string;
  summary: TextRun[];
  dateline: string;
  body: ProseBlock[];
  end: string;
  about: { title: string; runs: TextRun[] };
  contact: { title: string; lines: TextRun[][] } | undefined;
}

/** What the PDF of a press release’s page says; undefined if the page is no press release with a text. */
export function printedRelease({ entry, path, prose, sections }: Page): PrintedRelease | undefined {
  const section = sections.find(({ type }) => type === 'pressReleaseText');
  if (entry?.kind !== 'pressRelease' || prose === undefined || section?.type !== 'pressReleaseText')
    return undefined;
  const { about, email, labels, phone } = section;
  const address = originOf('en') + path;
  const resolve = (href: string) => new URL(href, address).href;
  const { body } = splitFrontMatter(readContentText(prose), prose);
  const copy = (text: string) => inlineRuns(text, 'text', resolve);
  const link = (text: string, href: string): TextRun[] => [{ text, face: 'text', href }];
  return {
    address,
    sheet: address.replace(/^https:\/\/|\/$/g, ''),
    brand: siteConfig.brand.name,
    kind: labels.kind,
    date: entry.date,
    release: labels.release,
    title: copy(entry.title)
      .map(({ text }) => text)
      .join(''),
    summary: copy(entry.summary),
    dateline: `${entry.city}, ${printDate(entry.date)}`,
    body: proseBlocks(body, resolve),
    end: labels.end,
    about: { title: about.title, runs: copy(aboutOn(entry.date, about)) },
    contact: entry.contact && {
      title: labels.contact,
      lines: [
        [
          { text: entry.contact.name, face: 'strong' },
          { text: `, ${entry.contact.role}`, face: 'text' },
        ],
        link(email, `mailto:${email}`),
        link(phone.label, phone.href),
      ],
    },
  };
}
