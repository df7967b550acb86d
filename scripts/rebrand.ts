// npm run rebrand: asks eight questions and writes content/settings/theme.yaml. --answers FILE reads the answers from
// YAML, and --name, --ink and so on each give one; missing ones are asked for only in a terminal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Theme, themeSchema } from '../shared/site/themeSchema.ts';
import { findTypeface } from './fonts/findTypeface.ts';
import { writeFonts } from './fonts/writeFonts.ts';
import { type Answers, answerFaults, questions } from './rebrand/questions.ts';
import { answersOf, folderOf, themeText } from './rebrand/writeTheme.ts';

// Not read with config/theme.ts, which would refuse a faulty theme that this command is meant to repair.
const file = join(process.env['SITE_CONTENT'] ?? 'content', 'settings', 'theme.yaml');

async function ask(kept: Answers, given: Partial<Answers>): Promise<Answers> {
  const answers = { ...kept, ...given };
  if (Object.keys(given).length > 0 || !process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [index, { name, ask: words, fault }] of questions.entries())
    for (;;) {
      const answer =
        (await terminal.question(`${index + 1}/${questions.length}  ${words} [${kept[name]}]: `)).trim() ||
        kept[name];
      const wrong = fault(answer);
      if (wrong === undefined) {
        answers[name] = answer;
        break;
      }
      console.log(`     ${wrong}`);
    }
  terminal.close();
  return answers;
}

try {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, answers: { type: 'string' } } });
  const { answers: from, ...flags } = values as Partial<Answers> & { answers?: string };
  const read = from === undefined ? {} : (parse(readFileSync(from, 'utf8')) as Record<string, unknown>);
  const given = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
  const text = readFileSync(file, 'utf8');
  const kept = answersOf(parse(text) as Theme);
  const answers = await ask(kept, { ...given, ...flags });
  const faults = answerFaults(answers);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const written = themeText(text, answers, folderOf(from));
  const look = themeSchema.parse(parse(written));
  // First, because a package may not be installed: then the theme stays as it was.
  for (const name of ['sans', 'mono'] as const) findTypeface(name, look.typefaces[name], file);
  writeFileSync(file, written);
  await writeFonts(file, look.typefaces);
  console.log(
    `${file} is written, and the fonts beside it. npm run build shows it; docs/rebrand.md says what comes next.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
