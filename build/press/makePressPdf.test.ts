import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { pdfUaFaults } from '../ebooks/testing/pdfUaFaults.ts';
import { makePressPdf } from './makePressPdf.ts';
import { type PrintedRelease, printedRelease } from './printedRelease.ts';
import { inlineRuns, proseBlocks } from './proseBlocks.ts';

const resolve = (href: string) => new URL(href, 'https://firm.example/newsroom/beam/').href;

const TEXT = `Opens with **strong** words and [the list of everything that a beam has ever carried in this building, told from the first day to the last](/beams/).

## What it carries

> “It stands.”
>
> Dana Whitlock, engineer

- one
  - below it
- two of CO₂e

1. first
2. second

| Load | Tons |
| --- | --- |
| Floor | 3 |

| | |
| --- | --- |
| Roof | 4 |

<Callout title="Mind the beam">

It is heavy.

</Callout>
`;

const release = (text = TEXT): PrintedRelease => ({
  address: 'https://firm.example/newsroom/beam/',
  sheet: 'firm.example/newsroom/beam',
  brand: 'Firm',
  kind: 'Press release',
  date: '2026-03-01',
  release: 'For immediate release',
  title: 'A beam is put in',
  summary: inlineRuns('It **carries** what stands above it.', 'text', resolve),
  dateline: 'Leeds, March 1, 2026',
  body: proseBlocks(text, resolve),
  end: 'Ends',
  about: { title: 'About the firm', runs: inlineRuns('It makes beams.', 'text', resolve) },
  contact: {
    title: 'Press contact',
    lines: [[{ text: 'press@firm.example', face: 'text', href: 'mailto:press@firm.example' }]],
  },
});

const open = async (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

const dictionaries = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict);

/** Roles of a document’s elements. */
const rolesOf = (document: PDFDocument) =>
  dictionaries(document).flatMap((object) =>
    object.get(PDFName.of('Type')) === PDFName.of('StructElem')
      ? [object.lookup(PDFName.of('S'), PDFName).decodeText()]
      : [],
  );

/** Addresses that a document’s links lead to. */
const targetsOf = (document: PDFDocument) =>
  dictionaries(document).flatMap((object) => {
    const action = object.lookupMaybe(PDFName.of('A'), PDFDict);
    return action?.has(PDFName.of('URI')) ? [action.lookup(PDFName.of('URI'), PDFString).decodeText()] : [];
  });

describe.each(
  allPages()
    .flatMap((page) => printedRelease(page) ?? [])
    .map((one) => [one.address, one] as const),
)('the press release at %s', (_, one) => {
  it('can be read by assistive technology (PDF/UA-1), with its title and language', async () => {
    const bytes = await makePressPdf(one);
    expectNoFaults(await pdfUaFaults(bytes));
    const document = await open(bytes);
    expect(document.getTitle()).toContain(one.title);
    expect(document.catalog.lookup(PDFName.of('Lang'))?.toString()).toContain('en-US');
  });
});

describe('makePressPdf', () => {
  it('tags headings, quotations, lists, tables and links', async () => {
    const bytes = await makePressPdf(release());
    expectNoFaults(await pdfUaFaults(bytes));
    const roles = rolesOf(await open(bytes));
    const count = (role: string) => roles.filter((one) => one === role).length;
    expect(count('H1')).toBe(1);
    // Its own, and those of company and contact.
    expect(count('H2')).toBe(3);
    expect(count('BlockQuote')).toBe(1);
    expect(count('L')).toBe(3);
    expect(count('LI')).toBe(5);
    expect(count('Table')).toBe(2);
    expect(count('TH')).toBe(4);
    expect(count('Link')).toBe(2);
  });

  it('leads from every line of a link to its complete address', async () => {
    const targets = targetsOf(await open(await makePressPdf(release())));
    expect(targets.length).toBeGreaterThan(2);
    expect(new Set(targets)).toEqual(new Set(['https://firm.example/beams/', 'mailto:press@firm.example']));
  });

  it('continues a long release on further pages', async () => {
    const bytes = await makePressPdf(release(`${TEXT}\n`.repeat(5)));
    expectNoFaults(await pdfUaFaults(bytes));
    expect((await open(bytes)).getPageCount()).toBeGreaterThan(2);
  });

  it('gives the same bytes again', async () => {
    expect(await makePressPdf(release())).toEqual(await makePressPdf(release()));
  });

  it('refuses a character that the fonts do not have, and names the release', async () => {
    await expect(makePressPdf(release('Weighs ≥ 3 tons.'))).rejects.toThrow(
      'firm.example/newsroom/beam: the fonts of the PDF have no “≥”',
    );
  });
});

describe('proseBlocks', () => {
  it('says what components say', () => {
    const words = proseBlocks(TEXT, resolve).flatMap((block) =>
      block.block === 'text' ? [block.runs.map(({ text }) => text).join('')] : [],
    );
    expect(words).toEqual(expect.arrayContaining(['Mind the beam', 'It is heavy.']));
  });
});
