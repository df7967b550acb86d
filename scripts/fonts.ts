// Subsets the two typefaces to what the site prints and writes them to src/assets/fonts. Run after changing a range.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const EXTRA =
  '\u00a0¡£©«®°±²³·¹»¼½¾¿×÷ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿ–—‘’‚“”„•…′″€™−≤≥≈→←↑↓✓';
const MEASURES = '\u00a0£©°±²³·×÷–—‘’“”•…€−≤≥→µΔ';

const packages = 'node_modules/@fontsource-variable';
const fonts = [
  {
    from: `${packages}/instrument-sans/files/instrument-sans-latin-standard-normal.woff2`,
    to: 'site-sans.woff2',
    text: LATIN + EXTRA,
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 82, max: 100 } },
  },
  {
    from: `${packages}/martian-mono/files/martian-mono-latin-standard-normal.woff2`,
    to: 'site-mono.woff2',
    text: LATIN + MEASURES,
    axes: { wght: { min: 400, max: 600 }, wdth: 75 },
  },
];

mkdirSync('src/assets/fonts', { recursive: true });
for (const font of fonts) {
  const subset = await subsetFont(readFileSync(font.from), font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  writeFileSync(`src/assets/fonts/${font.to}`, subset);
  console.log(`${font.to} ${(subset.length / 1000).toFixed(1)} kB`);
}
