import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findName } from './checkRebrand.ts';
import { findColors } from './findColors.ts';
import { runCommand } from './runCommand.ts';
import { runPlaywright } from './runTests.ts';
import type { Outcome } from './StepRun.ts';

const COLOR = /#[0-9a-f]{6}/g;

const colorsOf = (content: string) =>
  readFileSync(join(content, 'settings', 'theme.yaml'), 'utf8').match(COLOR) ?? [];

/** Names of the customers and people of a content folder, apart from those of the brand. */
function namesIn(content: string): string[] {
  const folders = ['customers', 'people'].map((collection) => join(content, 'records', collection));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .map((file) => (parse(readFileSync(join(folder, file), 'utf8')) as { name: string }).name)
      .filter((name) => !name.includes('{')),
  );
}

/** Files of drawings that a page shows. A vendor's own logos and the icons are drawn too. */
const DRAWING = /\/_art\/(?!logo-|icons\.)([\w-]+)\.[0-9a-f]{8}\.(?:still\.)?svg/g;

/** Drawings of the project, and people and customers of its own site, on the pages of another. */
function findOthers(out: string, names: readonly string[]): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(out, file), 'utf8');
      return [
        ...[...html.matchAll(DRAWING)].map(([, drawing]) => `${file}: the drawing ${drawing}`),
        ...names.filter((name) => html.includes(name)).map((name) => `${file}: ${name}`),
      ];
    });
}

async function checkExample(name: string, options: readonly string[]): Promise<Outcome> {
  const content = join('examples', name, 'content');
  const out = join('.cache', 'examples', name);
  const environment = { SITE_CONTENT: content, SITE_OUT: out };
  for (const script of ['scripts/build.ts', 'scripts/check.ts'])
    if ((await runCommand(process.execPath, [script], environment)) !== 0) return false;
  const own = new Set<string>(colorsOf(content));
  const others = colorsOf('content').filter((color) => !own.has(color));
  const left = [
    ...(await findName(out, 'lintel')),
    ...findColors(out, others),
    ...findOthers(out, namesIn('content')),
  ];
  if (left.length > 0) {
    console.error(
      `The site of ${content} still has the project's name, colors, drawings or people:\n${left.join('\n')}`,
    );
    return false;
  }
  // The check of every page of the project's own site, and what is particular to the example.
  return runPlaywright(
    ['--project=thorough', '--project=examples', 'everyPage', name, ...options],
    { SITE_CONTENT: content },
    out,
  );
}

/**
 * Builds and checks each folder of examples/ as a vendor's own site, looks for remains of the project's own brand in what
 * was built, and opens its pages in a browser: tests/examples/<name>.spec.ts. Stops at the first that fails.
 *
 * @param options for Playwright
 */
export async function checkExamples(options: readonly string[] = []): Promise<Outcome> {
  let outcome: Outcome = false;
  for (const entry of readdirSync('examples', { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    outcome = await checkExample(entry.name, options);
    if (outcome === false || (typeof outcome === 'object' && 'holds' in outcome && !outcome.holds)) break;
  }
  return outcome;
}
