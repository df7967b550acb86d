import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';

const markdownIn = (folder: string, recursive = false) =>
  readdirSync(folder, { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const files = [...markdownIn('.'), ...markdownIn('docs', true), ...markdownIn('src', true)];

/** Files that describe the present; a changelog also names what is gone. */
const current = files.filter((file) => file !== 'CHANGELOG.md');

const modules = globSync([
  '*.ts',
  '{build,config,editor,scripts,server,shared,src,tests}/**/*.{astro,css,mjs,ts,tsx}',
]);
const names = new Set(modules.map((file) => basename(file)));

/** What a text has between backticks, except for its blocks of code. */
const codeIn = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code);

const FOLDERS = /^(?:\.github|build|config|deploy|docs|editor|scripts|server|shared|src|tests)\//;
const MODULE = /^\w[\w.]*\.(?:astro|css|mjs|tsx?)$/;
/** Placeholders, and files that an installation creates. */
const EXAMPLE = /[<*{…]|\bNAME\b|^Name\.|\.env$/;

/** Settings that config/site.ts has, those that it only offers in a comment included. */
const siteSettingNames = new Set(
  [
    ...(/siteSettings = \{[\s\S]*?\n\};/.exec(readFileSync('config/site.ts', 'utf8'))?.[0] ?? '').matchAll(
      /(?:^ {2}(?:\/\/ )?|[{,] )(\w+):/gm,
    ),
  ].map(([, name = '']) => name),
);

/** A setting that a text says is in config/site.ts: “set "x" in config/site.ts”, “`x.y` in `config/site.ts`”. */
const SETTING = /(?:\bset |\bkey of |[`"“])([\w.]+)[`"”]? (?:in|of) `?config\/site\.ts/g;

/** A file of settings or of documentation that a message or comment names. */
const NAMED_FILE = /\b(?:config\/\w+\.ts|content\/settings\/\w+\.yaml|docs\/[\w-]+\.md)\b/g;

/** Anchors of the headings in a Markdown file. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documentation', () => {
  it('links only to existing files and headings', () => {
    const faults = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|\.\.\/\.\.\/)([^)\s]+)\)/g)].flatMap(
        ([, link = '']) => {
          const [path = '', anchor] = link.split('#');
          const target = path === '' ? file : join(dirname(file), path);
          if (path.startsWith('/')) return [];
          if (!existsSync(target)) return [`${file}: links to ${link}: there is no ${target}`];
          return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
            ? []
            : [`${file}: links to ${link}: no heading of ${target} has this anchor`];
        },
      ),
    );
    expect(files.length).toBeGreaterThan(30);
    expectNoFaults(faults);
  });

  it('names only existing folders and files', () => {
    const faults = current.flatMap((file) =>
      codeIn(readFileSync(file, 'utf8')).flatMap((code) => {
        if (EXAMPLE.test(code)) return [];
        if (FOLDERS.test(code) ? !existsSync(code) : MODULE.test(code) && !names.has(code))
          return [`${file}: names ${code}, which is not there`];
        return [];
      }),
    );
    expectNoFaults(faults);
  });

  it('names only existing settings, as do the messages in the code', () => {
    const sources = modules.filter((file) => !/\.(?:test|spec)\.tsx?$|\/testing\//.test(file));
    const faults = [...current, ...sources].flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const settings = [...text.matchAll(SETTING)].flatMap(([, name = '']) =>
        name.split('.').every((part) => siteSettingNames.has(part))
          ? []
          : [`${file}: names ${name} in config/site.ts, which has no such setting`],
      );
      const missing = (text.match(NAMED_FILE) ?? []).filter(
        (name) => !EXAMPLE.test(name) && !existsSync(name),
      );
      return [...settings, ...missing.map((name) => `${file}: names ${name}, which is not there`)];
    });
    expect(siteSettingNames).toContain('statusFeed');
    expectNoFaults(faults);
  });

  it('names only existing npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const faults = current.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) =>
        name in scripts ? [] : [`${file}: names npm run ${name}, which package.json does not have`],
      ),
    );
    expectNoFaults(faults);
  });

  it('has a status, a date and an index entry for each decision', () => {
    const index = readFileSync('docs/decisions/index.md', 'utf8');
    const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
    const faults = records.flatMap((name) => {
      const text = readFileSync(join('docs/decisions', name), 'utf8');
      const [, title, status, date] =
        /^# \d+\. (.+)\n\nStatus: (\w[^\n]*?) {2}\nDate: (\d{4}-\d{2}-\d{2})\n/.exec(text) ?? [];
      if (title === undefined)
        return [`${name}: begins otherwise than docs/decisions/template.md: title, Status, Date`];
      return index.includes(`[${title}](${name}) | ${status} | ${date} |`)
        ? []
        : [`${name}: docs/decisions/index.md has no line of this title, status and date`];
    });
    expect(records.length).toBeGreaterThan(20);
    expectNoFaults(faults);
  });
});
