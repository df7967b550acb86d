import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';

const markdownIn = (folder: string, recursive = false) =>
  readdirSync(folder, { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const files = [...markdownIn('.'), ...markdownIn('docs', true)];

/** Anchors of the headings in a Markdown file. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documentation', () => {
  it('links only to files and headings that are there', () => {
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

  it('has a status, a date and a line of the index for each decision', () => {
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
