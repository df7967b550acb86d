import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../src/content/reading/readContent.ts';

/** A page that an editor copies, as docs/add-a-page.md says, with what changes in its entry. */
interface Copy {
  from: string;
  to: string;
  name: string;
  entry: Readonly<Record<string, unknown>>;
  /** Keeps only the sections of these types. Each brief copy of a page has its words in another order. */
  brief?: { types: readonly string[]; every: number };
}

/** Newer than any other entry, so that it comes first on its hub, in menus and on the home page. */
const DAY = '2026-11-20';

const copy = (from: string, to: string, name: string, entry: Copy['entry'] = { date: DAY }): Copy => ({
  from: `en/${from}`,
  to: `en/${to}`,
  name,
  entry,
});

/** One more page of each kind that hubs list. */
const COPIES: readonly Copy[] = [
  copy('resources/case-study/pellow.yaml', 'resources/case-study/ordinary.yaml', 'An ordinary case'),
  copy('blog/what-a-backlog-says.mdx', 'blog/ordinary.mdx', 'An ordinary post'),
  copy('newsroom/dubai-office-opens.mdx', 'newsroom/ordinary.mdx', 'An ordinary release'),
  copy(
    'resources/newsletter/june-2020-newsletter.mdx',
    'resources/newsletter/ordinary.mdx',
    'An ordinary newsletter',
    { date: DAY, number: 99 },
  ),
  copy(
    'whats-new-in-{brandSlug}/june-2025.mdx',
    'whats-new-in-{brandSlug}/ordinary.mdx',
    'An ordinary update',
    { date: DAY, period: 'November 2026' },
  ),
  copy('learn/asset-criticality.mdx', 'learn/ordinary.mdx', 'An ordinary article', {}),
  copy('webinar/future-of-cmms.yaml', 'webinar/ordinary.yaml', 'An ordinary webinar', {
    starts: `${DAY}T16:00:00-05:00`,
  }),
  copy('events/iftar-gathering-dubai.yaml', 'events/ordinary.yaml', 'An ordinary event', {
    starts: '2028-02-23T17:45:00+04:00',
    ends: '2028-02-23T22:00:00+04:00',
  }),
];

/** Enough case studies to make their hub continue on a second page. */
const FURTHER_CASES = Array.from({ length: 4 }, (_, index): Copy => {
  const name = `Further case ${index + 1}`;
  const from = 'resources/case-study/pellow.yaml';
  const brief = { types: ['caseHead', 'caseRollout'], every: index + 2 };
  return { ...copy(from, `resources/case-study/further-${index + 1}.yaml`, name), brief };
});

/** Small changes of text and records: the file, the text to replace, and its replacement. */
const CHANGES: readonly [file: string, before: string | RegExp, after: string][] = [
  [
    'content/settings/navigation.yaml',
    '- { link: events, name: Events }',
    '- { link: events, name: Events }\n    - { link: security, name: Security }',
  ],
  ['config/site.ts', /rating: \{.*?\}/, 'rating: { value: 4.8, reviews: 91 }'],
  ['content/settings/prices.yaml', 'building: 48', 'building: 52'],
  ['content/settings/prices.yaml', /( +)gateway: /, '$1spareGateway: 590\n$1gateway: '],
  [
    'content/en/pricing.yaml',
    '- { title: Edge gateway',
    '- { title: Spare gateway, text: Waits on the shelf., price: "{price.spareGateway}", per: each, href: /iot-edge/ }\n      - { title: Edge gateway',
  ],
  ['content/en/about.yaml', /title: .+/, 'title: Who we are | {brand}'],
];

/** Records that an editor adds by copying one. */
const RECORDS: readonly [from: string, to: string][] = [
  ['records/partners/calder-fm-advisory.yaml', 'records/partners/an-ordinary-partner.yaml'],
  ['records/jobs/design-field-app.yaml', 'records/jobs/an-ordinary-job.yaml'],
];

/**
 * Replaces a copied sentence with another one of the same length, because no two pages may share a paragraph: its words
 * backward, first every second one, say, and then the others.
 */
function another(value: unknown, every: number): unknown {
  if (Array.isArray(value)) return value.map((one) => another(one, every));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, another(one, every)]));
  if (typeof value !== 'string' || value.length < 50 || !/^[A-Z][^[<{*`]+$/.test(value)) return value;
  const words = value.split(' ').reverse();
  const rounds = Array.from({ length: every }, (_, first) =>
    words.filter((_word, index) => index % every === first),
  );
  return rounds.flat().join(' ');
}

interface Head {
  meta: object;
  entry: object;
  sections?: { type: string; alt?: string }[];
}

/** Writes a copied page: with its own head, and text that is on no other page. */
function write(root: string, { from, to, name, entry, brief }: Copy): void {
  const text = readFileSync(join(root, from), 'utf8');
  const isProse = from.endsWith('.mdx');
  const head = another(
    parse(isProse ? splitFrontMatter(text, from).frontMatter : text),
    brief?.every ?? 1,
  ) as Head;
  const page = {
    ...head,
    name,
    meta: { title: name, desc: `${name}, as an editor adds it on an ordinary day.` },
    ...(brief && {
      sections: head.sections
        ?.filter(({ type }) => brief.types.includes(type))
        .map((one) => ({ ...one, ...('alt' in one && { alt: name }) })),
    }),
    entry: { ...head.entry, title: name, summary: `${name}, in a sentence.`, ...entry },
  };
  const body = `${name} has text of its own.\n\n## And a heading\n\nWith some more, about [jobs](/product/work-order-software/) and [downtime](/learn/facility-management-glossary/#downtime).\n`;
  writeFileSync(join(root, to), isProse ? `---\n${stringify(page)}---\n\n${body}` : stringify(page));
}

/** Makes an ordinary day's edits in a project: pages, records, menu lines, text and prices. */
export function makeOrdinaryEdits(project: string): void {
  const to = join(project, 'content');
  for (const one of [...COPIES, ...FURTHER_CASES]) write(to, one);
  for (const [from, into] of RECORDS)
    writeFileSync(
      join(to, into),
      readFileSync(join(to, from), 'utf8').replace(/^(name|role): .*/m, '$1: An ordinary one'),
    );
  for (const [file, before, after] of CHANGES) {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} no longer holds “${before}”: choose another edit`);
    writeFileSync(path, changed);
  }
}
