// Converts the customers' wordmarks to outlines and writes src/scenes/logos/logoPaths.ts. Run after changing a mark.
import { writeFileSync } from 'node:fs';
import { outlineText } from '../src/scenes/shareCard/outlineText.ts';
import type { FontCut } from '../src/scenes/shareCard/staticFont.ts';
import { staticFont } from '../src/scenes/shareCard/staticFont.ts';

const cut = (family: string, axes: FontCut['axes'], kind = 'standard'): FontCut => ({
  file: `${family}/files/${family}-latin-${kind}-normal.woff2`,
  axes,
});
const serif = (wght: number) => cut('newsreader', { wght, opsz: 40 });
const narrow = (wght: number) => cut('archivo', { wght, wdth: 75 });
const wide = (wght: number) => cut('archivo', { wght, wdth: 120 });
const soft = (wght: number) => cut('bricolage-grotesque', { wght, opsz: 40, wdth: 100 });
const plain = (wght: number) => cut('hanken-grotesk', { wght }, 'wght');
const display = (wght: number) => cut('funnel-display', { wght }, 'wght');
const sans = (wght: number) => cut('instrument-sans', { wght, wdth: 90 });

/** A piece of a mark: a symbol in a box 40 high, or text on a baseline (28 by default). `gap` follows it. */
type Piece =
  | { symbol: string; width: number; gap?: number }
  | { words: string; font: FontCut; size: number; tracking?: number; baseline?: number; gap?: number };

/** Every mark fits in a box 40 units high. */
const marks: Record<string, readonly Piece[]> = {
  norrvik: [
    { symbol: 'M0 9h9v22H0zM13 9h9v9h-9z', width: 22, gap: 9 },
    { words: 'NORRVIK', font: wide(740), size: 22, tracking: 0.03 },
  ],
  oakmere: [
    {
      symbol:
        'M13 8a5 5 0 0 1 5 5 5 5 0 0 1 3 9 5 5 0 0 1-6 2v7h-4v-7a5 5 0 0 1-6-2 5 5 0 0 1 3-9 5 5 0 0 1 5-5z',
      width: 24,
      gap: 5,
    },
    { words: 'Oakmere', font: serif(560), size: 27, gap: 7 },
    { words: 'Health', font: serif(350), size: 27 },
  ],
  pellow: [
    { words: 'pellow', font: soft(800), size: 33, tracking: -0.024, gap: 2 },
    { symbol: 'M1 24a4 4 0 1 1 0 .1z', width: 10 },
  ],
  fernhall: [
    {
      symbol:
        'M11 33V8h2v25zM11 14L3 8v3l8 6zM11 21l-8-6v3l8 6zM11 28l-8-6v3l8 6zM13 14l8-6v3l-8 6zM13 21l8-6v3l-8 6zM13 28l8-6v3l-8 6z',
      width: 24,
      gap: 8,
    },
    { words: 'Fernhall Trust', font: sans(600), size: 23 },
  ],
  castellane: [
    {
      symbol:
        'M0 32V19a11 11 0 0 1 22 0v13h-3.5V19a7.5 7.5 0 0 0-15 0v13zM7 32V19.5a4 4 0 0 1 8 0V32h-3V19.5a1 1 0 0 0-2 0V32z',
      width: 22,
      gap: 10,
    },
    { words: 'castellane', font: plain(400), size: 26, tracking: 0.015 },
  ],
  quillon: [
    { symbol: 'M4 8h20l-4 24H0z', width: 24, gap: 6 },
    { words: 'QUILLON', font: narrow(800), size: 28, tracking: 0.014, baseline: 30, gap: 5 },
    { words: 'FM', font: narrow(350), size: 28, tracking: 0.014, baseline: 30 },
  ],
  aldersyde: [
    {
      symbol: 'M12 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 3.5a8.5 8.5 0 0 0 0 17z',
      width: 24,
      gap: 8,
    },
    { words: 'Aldersyde', font: serif(420), size: 28 },
  ],
  tarnvale: [
    {
      symbol: 'M0 26c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0zM3 20l8-12 8 12h-4.5L11 14.5 7.5 20z',
      width: 22,
      gap: 8,
    },
    { words: 'Tarn+Vale', font: display(650), size: 25, tracking: -0.008 },
  ],
  marsa: [
    {
      // Two sails over the line of the quay.
      symbol: 'M10 7v19H0C6 21 9 15 10 7zM13 12c1 6 5 11 11 14H13zM0 29h24v3H0z',
      width: 24,
      gap: 9,
    },
    { words: 'marsa', font: display(700), size: 29, tracking: -0.012, gap: 7 },
    { words: 'living', font: display(320), size: 29, tracking: -0.004 },
  ],
  qasr: [
    {
      // An eight-pointed star: a square over the same square turned by 45°.
      symbol:
        'M13 6l4.1 4H23v5.9L27 20l-4 4.1V30h-5.9L13 34l-4.1-4H3v-5.9L-1 20l4-4.1V10h5.9zM13 13.4L6.400 20l6.6 6.6 6.6-6.6z',
      width: 27,
      gap: 10,
    },
    { words: 'QASR', font: serif(500), size: 25, tracking: 0.16, gap: 12 },
    { words: 'hospitality', font: serif(380), size: 25 },
  ],
  sundry: [
    {
      // A shop's awning over its counter.
      symbol: 'M2 9h24l2 8a4.6 4.6 0 0 1-9.3 0 4.6 4.6 0 0 1-9.3 0A4.6 4.6 0 0 1 0 17zM3 25h22v7H3z',
      width: 28,
      gap: 8,
    },
    { words: 'Sundry & Hale', font: soft(680), size: 26, tracking: -0.012 },
  ],
  ferrant: [
    { symbol: 'M0 20L13 8l13 12v5.5L13 13.5 0 25.5zM5 27h16v5H5z', width: 26, gap: 7 },
    { words: 'FERRANT', font: narrow(720), size: 29, tracking: 0.03, baseline: 30 },
  ],
  wexcombe: [
    // A comb, which is also the first letter.
    { symbol: 'M0 9h4v14h5V9h4v14h5V9h4v22H0z', width: 22, gap: 9 },
    { words: 'Wexcombe', font: sans(680), size: 25, tracking: -0.01 },
  ],
  larkmoor: [
    {
      symbol: 'M9 8h7v7H9zM9 25h7v7H9zM0.5 16.5h7v7h-7zM17.5 16.5h7v7h-7z',
      width: 25,
      gap: 9,
    },
    { words: 'Larkmoor', font: serif(480), size: 28 },
  ],
  brackwater: [
    { symbol: 'M0 31V14l11-7 11 7v17h-4V16l-7-4-7 4v15zM8 31v-9h6v9z', width: 22, gap: 9 },
    { words: 'Brackwater County', font: serif(520), size: 24 },
  ],
  tessmer: [
    { words: 'tessmer', font: wide(760), size: 25, tracking: -0.01, gap: 7 },
    { words: 'foods', font: sans(400), size: 22 },
  ],
  wynford: [
    {
      // An arch over stepping stones.
      symbol: 'M0 22a12 12 0 0 1 24 0h-4a8 8 0 0 0-16 0zM0 26h6v5H0zM9 26h6v5H9zM18 26h6v5h-6z',
      width: 24,
      gap: 10,
    },
    { words: 'WYNFORD', font: serif(620), size: 24, tracking: 0.06 },
  ],
  ellery: [
    { symbol: 'M0 9h22v4.5H0zM0 17.8h14v4.5H0zM0 26.5h22v4.5H0z', width: 22, gap: 9 },
    { words: 'ellery', font: plain(700), size: 27, tracking: -0.01, gap: 6 },
    { words: 'mutual', font: plain(320), size: 27 },
  ],
  vorstkade: [
    {
      symbol: 'M12 7L1 13.5v13L12 33l11-6.5v-13zM12 11.5l7 4.2v8.6l-7 4.2-7-4.2v-8.6zM9.5 17.5h5v5h-5z',
      width: 24,
      gap: 9,
    },
    { words: 'VORSTKADE', font: wide(560), size: 20, tracking: 0.02, baseline: 27 },
  ],
  nakhlan: [
    {
      // A date palm.
      symbol:
        'M11 33V17h3v16zM12.5 18C11 12 6 9 0 11c5 1 9 3 12.5 7zM12.5 18C14 12 19 9 25 11c-5 1-9 3-12.5 7zM12.5 17C9 13 9 9 12.5 5c3.5 4 3.5 8 0 12z',
      width: 25,
      gap: 8,
    },
    { words: 'Nakhlan', font: display(520), size: 28 },
  ],
  mirsad: [
    {
      // An observatory's dome with its slit.
      symbol: 'M0 27a13 13 0 0 1 11-12.8V8h4v6.2A13 13 0 0 1 26 27zM0 29h26v3.5H0z',
      width: 26,
      gap: 10,
    },
    { words: 'MIRSAD', font: plain(680), size: 22, tracking: 0.14, baseline: 27 },
  ],
  falaj: [
    {
      // A channel that steps down.
      symbol: 'M0 9h11v8h8v8h7v7h-4v-3h-7v-8H7v-8H0zM0 17h3v8h8v7H7v-3H0z',
      width: 26,
      gap: 8,
    },
    { words: 'falaj', font: soft(640), size: 30, tracking: -0.016, gap: 7 },
    { words: 'park', font: soft(340), size: 30, tracking: -0.01 },
  ],
  solbrekke: [
    {
      symbol: 'M18 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM0 32l9.5-15 6 9 3-4L26 32z',
      width: 26,
      gap: 8,
    },
    { words: 'Solbrekke', font: narrow(520), size: 30, tracking: 0.006, baseline: 29 },
  ],
  corriedale: [
    {
      // A runway, seen from the threshold.
      symbol: 'M8 8h3.5l-3 24H0zM13.5 8H17l8 24h-8.5zM11.7 11h1.6l.3 5h-2.2zM11.2 20h2.6l.5 9h-3.6z',
      width: 25,
      gap: 8,
    },
    { words: 'Corriedale', font: wide(460), size: 21, baseline: 27 },
  ],
  fieldmark: [
    {
      // A surveyor's flag on its stake.
      symbol: 'M2 7h3v26H2zM7 9h15l-5 6 5 6H7z',
      width: 22,
      gap: 7,
    },
    { words: 'Fieldmark', font: plain(700), size: 25, tracking: -0.012 },
  ],
};

const entries: string[] = [];
for (const [id, pieces] of Object.entries(marks)) {
  let x = 0;
  const paths: string[] = [];
  for (const piece of pieces) {
    if ('symbol' in piece) {
      paths.push(`{ at: ${Math.round(x * 10) / 10}, path: '${piece.symbol}' }`);
      x += piece.width;
    } else {
      const { words, size, tracking = 0, baseline = 28 } = piece;
      const { path, width } = outlineText(await staticFont(piece.font), words, size, {
        x,
        y: baseline,
        tracking,
      });
      paths.push(`{ at: 0, path: '${path}' }`);
      x += width;
    }
    x += piece.gap ?? 0;
  }
  entries.push(`  ${id}: { width: ${Math.ceil(x)}, pieces: [\n    ${paths.join(',\n    ')},\n  ] },`);
}

writeFileSync(
  'src/scenes/logos/logoPaths.ts',
  `// Written by scripts/logos.ts.
// biome-ignore-all format: outlines, one a line

export interface LogoPaths {
  /** Units across, in a box 40 units high. */
  width: number;
  /** Path data, moved by \`at\` units to the right. */
  pieces: readonly { at: number; path: string }[];
}

/** Wordmarks as outlines: customers, and the analyst who gives awards. */
export const logoPaths = {
${entries.join('\n')}
} as const satisfies Record<string, LogoPaths>;
`,
);
console.log(`${entries.length} marks written`);
