import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { describe, it } from 'vitest';
import { elementsBelow } from '../../server/forms/htmlTree.ts';
import { BUDGETS } from '../../tests/budgets.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { galleryExamples } from '../gallery/galleryExamples.ts';
import { renderExample } from '../gallery/testing/renderExample.ts';

// Like a build, measures the content's pictures before rendering.

const weigh = (text: string) => brotliCompressSync(text).length;

/** Examples of sections: content edits do not change them, so their size depends only on the code. */
const examples = galleryExamples().filter(({ content }) => content.kind === 'section');
const folders = readdirSync('src/sections', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[a-z]+\/[A-Z]\w+$/.test(path),
);

describe('the code of sections', () => {
  it('keeps the markup of an example within its limit', () => {
    const over = examples.flatMap((example) => {
      const html = renderExample(example);
      const nodes = [...elementsBelow(parse(html))].length;
      return [
        ...(weigh(html) > BUDGETS.sectionMarkup
          ? [`${example.id}: ${weigh(html)} bytes of ${BUDGETS.sectionMarkup}`]
          : []),
        ...(nodes > BUDGETS.sectionNodes ? [`${example.id}: ${nodes} nodes of ${BUDGETS.sectionNodes}`] : []),
      ];
    });
    expectNoFaults(over);
  });

  it('keeps its CSS within its limit', () => {
    const over = folders.flatMap((name) => {
      const sheets = readdirSync(`src/sections/${name}`).filter((file) => file.endsWith('.css'));
      const size = weigh(sheets.map((file) => readFileSync(`src/sections/${name}/${file}`, 'utf8')).join(''));
      return size > BUDGETS.sectionStyles ? [`${name}: ${size} bytes of ${BUDGETS.sectionStyles}`] : [];
    });
    expectNoFaults(over);
  });
});
