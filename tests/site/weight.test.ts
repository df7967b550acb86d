import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { warn } from '../../scripts/warnings.ts';
import { attributeOf, elementsBelow, type HtmlElement } from '../../server/forms/htmlTree.ts';
import { BUDGETS, contentWarnings } from '../budgets.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { scriptPath } from '../scriptPath.ts';
import { builtPages, SITE_OUT } from './builtSite.ts';
import { chromeWeight, frameOf } from './chromeWeight.ts';
import { groupFaults } from './groupFaults.ts';

const pages = builtPages();
const { html = '' } = pages.find(({ path, locale }) => path === '/cookie-policy/' && locale === 'en') ?? {};

/** Rules and markup that might be added to the header: two kilobytes over the wire. */
function moreChrome(): { rules: string; markup: string } {
  let rules = '';
  let markup = '';
  for (let number = 0; brotliCompressSync(rules + markup).length < 2000; number += 1) {
    const hash = createHash('sha256').update(String(number)).digest('hex');
    rules += `.x${hash.slice(0, 5)}{color:#${hash.slice(5, 11)};inset:${Number.parseInt(hash.slice(11, 13), 16)}px}`;
    markup += `<i class="x${hash.slice(0, 5)}"></i>`;
  }
  return { rules, markup };
}

describe('chromeWeight', () => {
  it('goes over its budget with 2 kB more code', () => {
    const { rules, markup } = moreChrome();
    const larger = html.replace('</style>', `${rules}</style>`).replace('<main ', `${markup}<main `);
    expect(chromeWeight(larger)).toBeGreaterThan(BUDGETS.chrome);
  });

  it('stays within it with ten more lines in the menus, whatever the page contains', () => {
    const line = (number: number) =>
      `<li><a href="/a-page-of-${number}/">What line ${number} leads to</a></li>`;
    const menu = html.lastIndexOf('</ul>');
    const lines = Array.from({ length: 10 }, (_, index) => line(index)).join('');
    expect(chromeWeight(html.slice(0, menu) + lines + html.slice(menu))).toBeLessThanOrEqual(BUDGETS.chrome);
    expect(chromeWeight(html.replace('</main>', `${lines.repeat(30)}</main>`))).toBe(chromeWeight(html));
  });
});

it('the chrome of every page is within its budget', () => {
  // Pages with the same frame have the same chrome weight.
  const frames = new Map(pages.map((page) => [frameOf(page.html), page]));
  const over = [...frames.values()].flatMap((page) => {
    const weight = chromeWeight(page.html);
    if (weight <= BUDGETS.chrome) return [];
    return `${page.name}: header, menus, footer and their rules: ${weight} bytes of ${BUDGETS.chrome}`;
  });
  expectNoFaults(groupFaults(over));
});

it('the player of films is a few kilobytes', () => {
  const player = readFileSync(join(SITE_OUT, scriptPath('filmPlayer')));
  expect(brotliCompressSync(player).length).toBeLessThanOrEqual(BUDGETS.filmPlayer);
});

describe('the drawings of a film', () => {
  /** The addresses of the drawings below the elements that have an attribute. */
  const drawings = (elements: readonly HtmlElement[], holder: string) =>
    elements
      .filter((element) => attributeOf(element, holder) !== undefined)
      .flatMap((element) => [...elementsBelow(element)])
      .map((element) => attributeOf(element, 'src') ?? '')
      .filter((path) => path.startsWith('/_art/'));
  /** Bytes over the wire; a drawing that moves is shown without its motion. */
  const bytes = (path: string) => {
    const still = join(SITE_OUT, `${path.replace(/\.svg$/, '.still.svg')}.br`);
    return readFileSync(existsSync(still) ? still : join(SITE_OUT, `${path}.br`)).length;
  };
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((total, path) => total + bytes(path), 0);

  it('are a few kilobytes, and so is its poster', () => {
    const films = pages.filter(({ path, locale }) => locale === 'en' && /^\/videos\/[^/]+\/$/.test(path));
    const weights = films.map(({ name, html: text }) => {
      const elements = [...elementsBelow(parse(text))];
      const weightOf = (holder: string) => sum(drawings(elements, holder));
      return { name, poster: weightOf('data-film-screen'), all: weightOf('data-film-still') };
    });
    // The others show product windows.
    expect(weights.filter(({ poster, all }) => poster > 0 && all > 0).length).toBeGreaterThan(0);
    const faults = weights.flatMap(({ name, poster, all }) => [
      ...(poster > BUDGETS.filmPoster ? [`${name}: poster, ${poster} of ${BUDGETS.filmPoster} bytes`] : []),
      ...(all > BUDGETS.filmDrawings ? [`${name}: drawings, ${all} of ${BUDGETS.filmDrawings} bytes`] : []),
    ]);
    expectNoFaults(faults);
  });
});

it('the whole product tour, React included, is within its budget', () => {
  const folder = join(SITE_OUT, '_astro');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = new Set<string>();
  // Every page has it, and it leads to what other pages have.
  const ofPage = basename(scriptPath('page'));
  const follow = (name: string) => {
    if (found.has(name) || name === ofPage) return;
    found.add(name);
    const text = readFileSync(join(folder, name), 'utf8');
    for (const other of names) if (text.includes(`./${other}`)) follow(other);
  };
  for (const name of ['TourConsole', 'reactIsland']) follow(basename(scriptPath(name)));
  expect(found).toContain(basename(scriptPath('TourPlay')));
  const bytes = [...found].map((name) => brotliCompressSync(readFileSync(join(folder, name))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.productTour);
});

describe('contentWarnings', () => {
  it('leaves room for an edit, and then names the page, the figure and the remedy', () => {
    expect(contentWarnings('/blog/', '/blog/', { html: 14_700, nodes: 1_450 })).toEqual([]);
    expect(contentWarnings('/blog/', '/blog/', { html: 15_400 })).toEqual([
      expect.stringMatching(/^\/blog\/: 15400 bytes of HTML, 14600 load quickly.*: move a section/),
    ]);
  });

  it('lets the richest pages be larger', () => {
    expect(contentWarnings('/', '/', { html: 15_400, firstView: 200_000 })).toEqual([]);
  });
});

/** How many elements a document has, without those in templates. */
const elementsIn = (text: string) =>
  text.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').match(/<[a-z]/g)?.length ?? 0;

it('says which pages have more content than loads quickly', () => {
  const heavy = pages.flatMap(({ file, name, path, html: text }) =>
    contentWarnings(name, path, {
      html: readFileSync(join(SITE_OUT, `${file}.br`)).length,
      nodes: elementsIn(text),
    }),
  );
  warn('content-weight', heavy);
});
