import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Pages that sections on every page link to, in addition to those in the menus. */
const LINKED = [
  'index',
  'search',
  'privacy',
  'ebooks/cafm-reporting-kpis',
  'whitepaper/tech-blueprint-for-refrigeration-compliance-management',
];

const POST = `entry:
  kind: post
  title: How a beam carries
  summary: What stands above it, and what it stands on.
  cover: { scene: drawing, name: cover-leak-wide }
  system: cold
  date: '2026-03-02'
  topic: refrigeration
  author: shabnam-iqbal
`;

/** A post cover that is a photograph instead of a drawing. */
const PHOTOGRAPH = 'cover: { scene: picture, file: beam.png }';

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a third locale takes beside its pages: a line in each of these files, and its own words. */
const FRENCH: readonly (readonly [path: string, after: RegExp, line: string])[] = [
  ['settings/locales.yaml', /$/, 'fr-FR: fr.{brandSlug}.example\n'],
  ['settings/prices.yaml', /currencies:\n/, '  fr-FR: { code: EUR, perDollar: 0.9 }\n'],
  ['settings/bars.yaml', /timeZones: \{/, ' fr-FR: Europe/Paris,'],
  ['chrome/en.yaml', / +regions:\n/, '      fr-FR: France\n'],
];

/** Ids of pages in the `link` and `page` fields of an object, at any depth. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'link' || key === 'page') && typeof part === 'string' && !part.startsWith('@')
      ? [part]
      : linksIn(part),
  );
}

function pagesOfChrome(): string[] {
  const text = readFileSync('content/chrome/en.yaml', 'utf8');
  return [...text.matchAll(/\bpage: ([^\s,}]+)/g)].map(([, id = '']) => id);
}

/** Pages that forms belong to and lead to. */
function pagesOfForms(): string[] {
  const files = readdirSync('content/forms').filter((file) => file.endsWith('.yaml'));
  const texts = files.map((file) => readFileSync(join('content/forms', file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/^(?:page|thankYou): \/(\S+)\/$/gm)].map(([, id = '']) => id),
  );
}

/** Content of a page with one sentence. */
export function smallPage(name: string, more = ''): string {
  return `meta: { title: 'On ${name} | {brand}', desc: 'All there is to say of ${name}.' }
name: ${name}
${more}sections:
  - type: prose
    id: change-your-mind
    body: [{ text: ['All there is to say of ${name}.'] }]
`;
}

/**
 * Writes the content of a small site to a folder: a page for every link of the chrome, a home page in three locales, and
 * two posts with a picture in their text, the second with a photograph as its cover; records, forms and texts are the
 * site's own. Returns its number of pages.
 */
export function writeSmallSite(root: string): number {
  for (const part of readdirSync('content'))
    if (!['en', 'en-AE', 'documents', 'films'].includes(part))
      cpSync(join('content', part), join(root, part), { recursive: true });
  cpSync('content/documents', join(root, 'documents'), {
    recursive: true,
    filter: (path) => !path.endsWith('ebooks') && !path.endsWith('spreadsheets'),
  });
  const ids = new Set([
    ...LINKED,
    ...linksIn(parse(readFileSync('content/settings/navigation.yaml', 'utf8'))),
    ...pagesOfChrome(),
    ...pagesOfForms(),
  ]);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  let number = 0;
  for (const id of ids) {
    number += 1;
    write(`en/${id}.yaml`, smallPage(`subject ${number}`));
  }
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/beam.png'), Buffer.from(PICTURE, 'base64'));
  // Posts link to parts of their hub.
  cpSync('content/en/blog.yaml', join(root, 'en/blog.yaml'));
  // The real site's redirects lead to pages that this one does not have.
  write('settings/redirects.yaml', 'redirects: []\n');
  write('en-AE/index.yaml', 'name: Start\n');
  for (const [path, after, line] of FRENCH) {
    const text = readFileSync(join('content', path), 'utf8');
    write(
      path,
      text.replace(after, (before) => before + line),
    );
  }
  write('chrome/fr-FR.yaml', 'skipLink: Aller au contenu\n');
  write('settings/navigation.fr-FR.yaml', 'pricing: { link: pricing, name: Tarifs }\n');
  write(
    'fr-FR/index.yaml',
    "meta: { title: 'Accueil | {brand}', desc: 'Un bâtiment coûte {price.building} par mois, 1 $ vaut {price.rate} €.' }\nname: Accueil\n",
  );
  for (const name of ['first', 'second']) {
    const drawn = POST.replace('How', `How the ${name}`);
    const post = name === 'second' ? drawn.replace(/cover: .*/, PHOTOGRAPH) : drawn;
    const head = smallPage(`the ${name} post`, post).replace(/sections:[\s\S]*/, '');
    const text = '## A beam\n\nIt carries what stands above it.\n\n![A beam](../../media/beam.png)\n';
    write(`en/blog/${name}.mdx`, `---\n${head}---\n${text}`);
  }
  return ids.size + 4;
}
