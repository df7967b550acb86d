import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { withContent } from '../../src/content/testing/withContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

afterEach(() => vi.unstubAllEnvs());

/** The fields that docs/add-a-page.md requires of every entry. */
const common = {
  title: 'How to read a filter',
  summary: 'What the pressure drop over a filter says.',
  cover: { scene: 'drawing', name: 'cover-ahu' },
};

/** A kind of entry: its file extension, the front matter the docs require, and its own typical mistake. */
interface Family {
  ending: 'mdx' | 'yaml';
  head: Readonly<Record<string, unknown>>;
  mistake: { field: string; value: unknown; message: string };
  /** The sections are in the file, not in the template. */
  hasOwnSections?: boolean;
}

const date = '2025-03-14';
const noTopic = 'no “plants” in content/records/topics: use one of ';
const noDay = 'must be a day that exists, as 2025-03-14, not “14 March 2025”';
const wrongDay = { field: 'date', value: '14 March 2025', message: noDay };

/** The front matter that docs/add-a-page.md gives for each kind that has a template. */
const families: Readonly<Record<string, Family>> = {
  post: {
    ending: 'mdx',
    head: { date, topic: 'maintenance', author: 'walter-brandt' },
    mistake: {
      field: 'author',
      value: 'walter',
      message: 'no “walter” in content/records/people: did you mean “walter-brandt”?',
    },
  },
  article: {
    ending: 'mdx',
    head: { topic: 'assets' },
    mistake: { field: 'topic', value: 'plants', message: noTopic },
  },
  pressRelease: { ending: 'mdx', head: { date, city: 'Leeds' }, mistake: wrongDay },
  newsletter: {
    ending: 'mdx',
    head: { date, number: 40 },
    mistake: { field: 'number', value: 'forty', message: 'must be a number; it is the text “forty”' },
  },
  update: { ending: 'mdx', head: { date, period: 'March 2025' }, mistake: wrongDay },
  caseStudy: {
    ending: 'yaml',
    head: { date, customer: 'marsa', product: 'connected-cmms' },
    mistake: {
      field: 'customer',
      value: 'nobody-known',
      message: 'no “nobody-known” in content/records/customers: the nearest are ',
    },
    hasOwnSections: true,
  },
  event: {
    ending: 'yaml',
    head: {
      starts: '2027-02-23T17:45:00+04:00',
      ends: '2027-02-23T22:00:00+04:00',
      timeZone: 'Asia/Dubai',
      region: 'Middle East',
      format: 'Open evening',
      seats: 80,
      venue: { name: 'Bayt al Barjeel', city: 'Dubai', country: 'United Arab Emirates' },
    },
    mistake: {
      field: 'ends',
      value: '2027-02-23T16:00:00+04:00',
      message: 'must be after starts, 2027-02-23T17:45:00+04:00: correct one of them',
    },
  },
  webinar: {
    ending: 'yaml',
    head: {
      starts: '2026-09-16T16:00:00-04:00',
      minutes: 40,
      topic: 'maintenance',
      speakers: ['julian-marsh'],
    },
    mistake: {
      field: 'chapters',
      value: [
        { time: '6:20', title: 'Second' },
        { time: '0:00', title: 'First' },
      ],
      message: '6:20 is not before the next chapter, at 0:00: correct the times',
    },
  },
};

const ownSections = [{ type: 'cta', title: 'Ask us', label: 'Book a demo' }];
/** The records, and the logos that they name. */
const records = Object.fromEntries(
  ['records', 'media/logos'].flatMap((folder) =>
    readdirSync(`${contentRoot()}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|svg)$/.test(name))
      .map((name) => [`${folder}/${name}`, readContentText(`${folder}/${name}`)]),
  ),
);
const templates = readdirSync(`${contentRoot()}/templates`).filter(
  (name) => !['onDemand.yaml', 'listPage.yaml', 'film.yaml'].includes(name),
);
const templateFiles = Object.fromEntries(
  templates.map((name) => [`templates/${name}`, readContentText(`templates/${name}`)]),
);

interface Written {
  entry?: Readonly<Record<string, unknown>>;
  meta?: Readonly<Record<string, unknown>>;
}

/** The file of a new page of a kind: the documented front matter with changes, and a line of text for prose. */
function fileOf(kind: string, family: Family, changes: Written = {}): string {
  const page = {
    meta: { title: 'Read a filter | {brand}', desc: 'What the pressure drop says.', ...changes.meta },
    name: 'Read a filter',
    entry: { kind, ...common, ...family.head, ...changes.entry },
    ...(family.hasOwnSections ? { sections: ownSections } : {}),
  };
  const head = JSON.stringify(page, null, 1);
  return family.ending === 'mdx' ? `---\n${head}\n---\n\nFirst line.\n` : head;
}

/** Reads the page, or returns the error message. */
async function read(kind: string, family: Family, changes?: Written) {
  const parents = (parse(templateFiles[`templates/${kind}.yaml`] ?? '') as { parents: string[] }).parents;
  const hubs = parents.map((id, index): [string, string] => [
    `en/${id}.yaml`,
    `meta: { title: Hub ${index}, desc: A hub of these pages ${index} }\nname: Hub`,
  ]);
  const root = withContent({
    ...records,
    ...templateFiles,
    ...Object.fromEntries(hubs),
    [`en/new/read-a-filter.${family.ending}`]: fileOf(kind, family, changes),
  });
  const { allPages } = await import('../../src/siteContent.ts');
  try {
    return { page: allPages().find(({ id }) => id === 'new/read-a-filter'), complaint: '' };
  } catch (error) {
    return { page: undefined, complaint: (error as Error).message.replaceAll(root, 'content') };
  }
}

it('knows every kind that has a template', () => {
  const kinds = templates.map((name) => name.replace('.yaml', ''));
  expect(Object.keys(families).sort()).toEqual(kinds.sort());
});

describe('docs/add-a-page.md', () => {
  const docs = readFileSync('docs/add-a-page.md', 'utf8');
  const rows = docs.split('\n').filter((line) => line.startsWith('| '));

  it.each(Object.entries(families))(
    'asks %s for what its schema needs, and nothing else first',
    (kind, family) => {
      const [, needed = ''] =
        rows.map((row) => row.split(`\`${kind}\`: `)).find((parts) => parts.length > 1) ?? [];
      const [must = ''] = needed.split(/[;.|]/);
      const fields = [...must.matchAll(/`(\w+)`/g)].map(([, field]) => field);
      expect(fields).toEqual(Object.keys(family.head));
    },
  );

  it('names only files that are there', () => {
    const cells = rows.flatMap((row) => row.split('|').slice(2, 3));
    const paths = cells.flatMap((cell) =>
      [...cell.matchAll(/`([^`]+\.(?:yaml|mdx))`/g)].map(([, path = '']) => path),
    );
    const missing = paths.filter(
      (path) => !existsSync(`content/en/${path}`) && !existsSync(`content/records/${path}`),
    );
    expect(paths.length).toBeGreaterThan(20);
    expectNoFaults(missing);
  });
});

describe.each(Object.entries(families))('a new page of the kind %s', (kind, family) => {
  const file = `content/en/new/read-a-filter.${family.ending}`;

  it('needs the documented head and nothing else', async () => {
    const { page, complaint } = await read(kind, family);
    const template = parse(templateFiles[`templates/${kind}.yaml`] ?? '') as {
      parents: string[];
      sections?: { type: string }[];
    };
    expect(complaint).toBe('');
    expect(page?.parents).toEqual(template.parents);
    const expected = family.hasOwnSections ? ownSections : (template.sections ?? []);
    expect(page?.sections.map(({ type }) => type)).toEqual(expected.map(({ type }) => type));
    expect(page?.sections).not.toHaveLength(0);
  });

  it('says what is wrong with a field of its own', async () => {
    const { field, value, message } = family.mistake;
    const { complaint } = await read(kind, family, { entry: { [field]: value } });
    expect(complaint.replace(/:\d+:/, ':')).toContain(`${file}: entry.${field}`);
    expect(complaint).toContain(message);
  });

  it('says which field is not known, and which drawing there is not', async () => {
    const { complaint } = await read(kind, family, { entry: { sumary: 'x' } });
    expect(complaint.replace(/:\d+:/, ':')).toBe(
      `${file}: entry: unknown field “sumary”: did you mean “summary”? Otherwise remove it`,
    );
    const cover = { scene: 'drawing', name: 'cover-ahuu' };
    expect((await read(kind, family, { entry: { cover } })).complaint.replace(/:\d+:/, ':')).toContain(
      `${file}: entry.cover.name: there is no drawing “cover-ahuu”: did you mean “cover-ahu”?`,
    );
  });

  it('says that its title is too long', async () => {
    const { complaint } = await read(kind, family, { meta: { title: 'A'.repeat(61) } });
    expect(complaint.replace(/:\d+:/, ':')).toBe(
      `${file}: meta.title: is too long: 61 characters, at most 60`,
    );
  });

  it.each(Object.keys(family.head))('asks for %s', async (field) => {
    const { complaint } = await read(kind, family, { entry: { [field]: undefined } });
    expect(complaint).toContain(`entry.${field}: is missing`);
  });
});

it.each([
  ['event', 'Europe/London', 'ends', '2027-04-22T12:00:00+00:00', '+01:00'],
  ['webinar', 'America/New_York', 'starts', '2027-01-21T16:00:00-04:00', '-05:00'],
])(
  'says of an %s in %s that the offset of its time is another one',
  async (kind, timeZone, field, time, offset) => {
    const family = families[kind];
    if (family === undefined) throw new Error(`there is no kind ${kind}`);
    // Z says nothing of clocks.
    const entry = { starts: '2027-04-22T07:30:00Z', timeZone, [field]: time };
    const { complaint } = await read(kind, family, { entry });
    expect(complaint.replace(/:\d+:/, ':')).toBe(
      `content/en/new/read-a-filter.yaml: entry.${field}: clocks in ${timeZone} are at ${offset} then: write ${time.slice(0, 19)}${offset}, or correct timeZone`,
    );
  },
);
