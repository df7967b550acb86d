import { brandNameSchema } from '../../shared/site/brand.ts';

const COLOR = /^#[0-9a-f]{6}$/i;
const color = (answer: string) => (COLOR.test(answer) ? undefined : 'write a color as #13212b');

/** The parts of an answer that has several. */
export const listed = (answer: string) =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const areColors = (answer: string, count: number) =>
  listed(answer).length === count && listed(answer).every((one) => COLOR.test(one));

interface Question {
  /** Name of its command-line flag, and its key in a file of answers. */
  name: string;
  ask: string;
  /** Says what is wrong with an answer; undefined for a valid one. */
  fault: (answer: string) => string | undefined;
}

/** The questions of a rebrand. Everything else follows from the answers. */
export const questions = [
  {
    name: 'name',
    ask: 'Name of the brand',
    fault: (answer) => {
      const { error } = brandNameSchema.safeParse(answer);
      return error?.issues[0]?.message;
    },
  },
  {
    name: 'mark',
    ask: 'Mark, as an SVG file in one color (or: keep)',
    fault: (answer) =>
      answer === 'keep' || /\.svg$/i.test(answer) ? undefined : 'name an .svg file, or write keep',
  },
  {
    name: 'grounds',
    ask: 'Grounds of light pages and of dark ones, with a comma between',
    fault: (answer) => (areColors(answer, 2) ? undefined : 'write two colors: #f2efe6, #0d1920'),
  },
  { name: 'ink', ask: 'Color of text, dark', fault: color },
  { name: 'button', ask: 'Color of the primary button', fault: color },
  {
    name: 'products',
    ask: 'Colors of the three products, as lines and fills, with commas between',
    fault: (answer) => (areColors(answer, 3) ? undefined : 'write three colors: #138a62, #e39a00, #1c9ac6'),
  },
  {
    name: 'typefaces',
    ask: 'Typefaces of text and of figures: packages or font files, with a comma between',
    fault: (answer) =>
      listed(answer).length === 2
        ? undefined
        : 'write two packages or files: @fontsource-variable/figtree, @fontsource-variable/martian-mono',
  },
  {
    name: 'corners',
    ask: 'Corners of usual boxes, in px: 0 for square, 4 for slightly rounded, 12 for round',
    fault: (answer) =>
      /^(?:[12]?\d|3[0-2])$/.test(answer) ? undefined : 'write a whole number from 0 to 32',
  },
] as const satisfies readonly Question[];

export type Answers = Record<(typeof questions)[number]['name'], string>;

/** Says what is wrong with a set of answers, in one sentence for each faulty or missing one. */
export const answerFaults = (answers: Partial<Answers>): string[] =>
  questions.flatMap(({ name, fault }) => {
    const answer = answers[name];
    const text = answer === undefined ? 'is missing' : fault(answer);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
