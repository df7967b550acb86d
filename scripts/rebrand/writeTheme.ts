import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { type Theme, themeSchema } from '../../shared/site/themeSchema.ts';
import { makeColors } from './makeColors.ts';
import { type Answers, listed } from './questions.ts';
import { readMark } from './readMark.ts';

/** The answers that would produce a theme: the defaults of the questions. */
export function answersOf({ name, colors: { day, night }, radii, typefaces }: Theme): Answers {
  return {
    name,
    mark: 'keep',
    grounds: [day.ground, night.ground].join(', '),
    ink: day.ink,
    button: day.action,
    products: [day['cmms-live'], day['energy-live'], day['cold-live']].join(', '),
    typefaces: [typefaces.sans.from, typefaces.mono.from].join(', '),
    corners: String(radii[1]),
  };
}

/**
 * Writes answers into the text of a theme, keeping its comments and order. Throws if the mark cannot be used, or if the
 * colors are too close for readable text.
 *
 * @param folder the folder that the mark's path is relative to
 */
export function themeText(text: string, answers: Answers, folder = '.'): string {
  const document = parseDocument(text);
  const lower = (color: string) => color.trim().toLowerCase();
  const colorsIn = (answer: string) => listed(answer).map(lower);
  const corners = Number(answers.corners);
  const [paper = '', night = ''] = colorsIn(answers.grounds);
  const [cmms = '', energy = '', cold = ''] = colorsIn(answers.products);
  const colors = makeColors({
    paper,
    ink: lower(answers.ink),
    night,
    button: lower(answers.button),
    products: [cmms, energy, cold],
  });
  document.setIn(['name'], answers.name.trim());
  if (answers.mark !== 'keep') {
    const { box, path } = readMark(readFileSync(resolve(folder, answers.mark), 'utf8'));
    for (const [index, value] of box.entries()) document.setIn(['mark', 'box', index], value);
    document.setIn(['mark', 'path'], path);
  }
  for (const [tone, roles] of Object.entries(colors))
    for (const [role, color] of Object.entries(roles)) document.setIn(['colors', tone, role], color);
  for (const [index, from] of listed(answers.typefaces).entries()) {
    const name = index === 0 ? 'sans' : 'mono';
    // A bold file belongs to the typeface before.
    if (document.getIn(['typefaces', name, 'from']) !== from) {
      document.setIn(['typefaces', name, 'from'], from);
      document.deleteIn(['typefaces', name, 'bold']);
    }
  }
  const radii = [Math.round(corners / 2), corners, corners * 2];
  for (const [index, value] of radii.entries()) document.setIn(['radii', index], value);
  // Cards and photographs only follow a noticeable radius.
  if (corners >= 8) document.setIn(['sheetRadius'], corners);
  else document.delete('sheetRadius');
  // These inks were chosen to match the old colors.
  document.delete('drawings');
  const written = document.toString({ lineWidth: 0, singleQuote: true });
  const parsed = themeSchema.safeParse(document.toJS());
  if (!parsed.success)
    throw new Error(
      `these colors do not go together:\n${parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
    );
  return written;
}

/** The folder that paths in a file of answers are relative to: its own. */
export const folderOf = (file: string | undefined) => (file === undefined ? '.' : dirname(file));
