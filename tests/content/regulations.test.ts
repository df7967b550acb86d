import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { listContent, readContentText } from '../../src/content/reading/readContent.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/**
 * How pages refer to laws, standards and the bodies that set them: the number alone, or a name without one, is enough to
 * find the line in docs/regulations.md.
 */
const INSTRUMENTS = [
  /\b40 CFR(?: Part)? (\d+(?:\.\d+)?)/g,
  /\b(?:OSHA|29 CFR) (1910\.\d+)/g,
  /\bNFPA (\d+[A-Z]?)\b/g,
  /\bASHRAE(?: Standard| Guideline)? (\d+(?:\.\d)?)\b/g,
  /\bISO(?:\/IEC)? (\d+(?:-\d+)?)/g,
  /\bIEC (\d+(?:-\d+)*)/g,
  /\bEN (\d{3,5}(?:-\d+)?)/g,
  /\bHTM (\d\d-\d\d)/g,
  /\b(HSG\d+)\b/g,
  /\b(20\d\d\/\d{3,4})\b/g,
  /\b(PE\.\d\d\.\d\d\.\d\d)\b/g,
  /\bEC (\d+\/20\d\d)\b/g,
  /\b(?:DIN|GEFMA) (\d+)\b/g,
  /\bDVGW (W \d+)\b/g,
  /\bUSP (<\d+>)/g,
  /\b(?:EPA |[Ss]ection )(608)\b/g,
  /\b(?:Section )(508)\b/g,
  /\b(ADA|CDC|CMS|CQC|CSRD|FedRAMP|Food Code|HACCP|HIPAA|Joint Commission|New Jersey|SEC disclosure)\b/g,
  /\b(ENERGY STAR|GDPR|GHG Protocol|GRESB|LOLER|SFG20|SOC 2|WCAG)\b/g,
  /\b(ADDC|ADEK|ADOSH-SF|Civil Defence|DEWA|DHA|DoH|Estidama|JCI|KHDA|MOHRE|Mollak|OSHAD-SF|RERA)\b/g,
  /(California and other US states|golden thread|NIOSH|VDMA \d+)/g,
  /\b[Ww]orks (councils)\b/g,
  /\b(Al Sa’fat|Dubai Municipality|UAE Fire Code|VAT of 5%|VAT at 5%)/g,
];

/** Laws and codes that pages quote duties from. */
const DUTIES = /\b(?:40 CFR|29 CFR|OSHA 19\d\d|NFPA \d+[A-Z]?|17 CCR|PE\.\d\d|2024\/573)\b/;

/** When a page was compared with the rules it names. */
const COMPARED = /\b(?:as of|checked(?: against the rules on)?) (?:[A-Z][a-z]+ )(?:\d+, )?20\d\d\b/i;

describe('a page that quotes a rule', () => {
  it('says as of when, unless it carries a date of its own', () => {
    const standing = allPages().filter(
      ({ entry, updated }) => updated === undefined && (entry === undefined || !('date' in entry)),
    );
    // The chips of codes are no text for the spelling check, so the whole page is searched.
    const quoting = standing
      .map((page) => ({ page, text: JSON.stringify(page.sections) }))
      .filter(({ text }) => DUTIES.test(text));
    expect(quoting).not.toEqual([]);
    expectNoFaults(
      quoting
        .filter(({ text }) => !COMPARED.test(text))
        .map(({ page }) => `${page.locale} ${page.path}: quotes a rule: add “Checked on” with a date`),
    );
  });
});

describe('docs/regulations.md', () => {
  const listed = readFileSync(new URL('../../docs/regulations.md', import.meta.url), 'utf8');

  it('lists every law and standard that content names', () => {
    const named = new Map<string, string>();
    for (const path of listContent('.', ['.yaml', '.mdx']))
      for (const pattern of INSTRUMENTS)
        for (const [words, number] of readContentText(path).matchAll(pattern))
          named.set(number ?? words, `${words} in ${contentRoot()}/${path}`);
    expect(named.size).toBeGreaterThan(0);
    const missing = [...named].filter(
      ([number]) => !new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?!\\d)`).test(listed),
    );
    expectNoFaults(
      missing.map(([number, place]) => `${place}: docs/regulations.md has no line for ${number}: add one`),
    );
  });
});
