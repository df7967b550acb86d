import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findName } from '../checkRebrand.ts';
import { findColors } from '../findColors.ts';
import { runCommand } from '../runCommand.ts';
import { runPlaywright } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';

const COLOR = /#[0-9a-f]{6}/g;

const colorsOf = (content: string) =>
  readFileSync(join(content, 'settings', 'theme.yaml'), 'utf8').match(COLOR) ?? [];

async function checkExample(name: string): Promise<Outcome> {
  const content = join('examples', name, 'content');
  const out = join('.cache', 'examples', name);
  const environment = { SITE_CONTENT: content, SITE_OUT: out };
  for (const script of ['scripts/check.ts', 'scripts/build.ts'])
    if ((await runCommand(process.execPath, [script], environment)) !== 0) return false;
  const own = new Set<string>(colorsOf(content));
  const others = colorsOf('content').filter((color) => !own.has(color));
  const left = [...(await findName(out, 'lintel')), ...findColors(out, others)];
  if (left.length > 0) {
    console.error(`The site of ${content} still has the project's name or colors:\n${left.join('\n')}`);
    return false;
  }
  return runPlaywright(['--project=examples', name], {}, out);
}

/**
 * Checks and builds each folder of examples/ as a vendor's own site, looks for the project's name and colors in what was
 * built, and opens its pages in a browser: tests/examples/<name>.spec.ts. Stops at the first that fails.
 */
export async function checkExamples(): Promise<Outcome> {
  let outcome: Outcome = false;
  for (const entry of readdirSync('examples', { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    outcome = await checkExample(entry.name);
    if (outcome === false || (typeof outcome === 'object' && 'holds' in outcome && !outcome.holds)) break;
  }
  return outcome;
}
