import { expect, it } from 'vitest';
import { sentencesOf } from './sentencesOf.ts';

it('reads a page sentence by sentence: headings, points and rows of a table are sentences of their own', () => {
  const main = `<main><h1>Leak <span>rates</span></h1><p>One rate, at <b>1.5</b> %.
    Another <a href="/">is</a>, too.</p><ul><li>A point</li><li>Two. Three.</li></ul>
    <table><tr><th>Gas</th><th>GWP</th></tr><tr><td>R-410A</td><td>2,088</td></tr></table></main>`;
  expect(sentencesOf(main)).toEqual([
    'Leak rates',
    'One rate, at 1.5 %.',
    'Another is, too.',
    'A point',
    'Two.',
    'Three.',
    'Gas · GWP',
    'R-410A · 2,088',
  ]);
});

it('ends no sentence with an initial or an abbreviation', () => {
  expect(sentencesOf('<p>T. Reyes took it. Fig. 1 shows it.</p>')).toEqual([
    'T. Reyes took it.',
    'Fig. 1 shows it.',
  ]);
});

it('keeps words apart that only styling sets apart', () => {
  expect(sentencesOf('<p><b>By</b><i>Jonas</i>, a<span>planner</span></p>')).toEqual(['By Jonas, a planner']);
  expect(sentencesOf('<td><span>Connected CMMS</span>Which <span>alarm</span>s</td>')).toEqual([
    'Connected CMMS Which alarms',
  ]);
});

it('leaves out what is not text of the page', () => {
  const main = `<header><h1>T</h1><dl><dt>Minutes</dt><dd>3</dd></dl></header><nav>Menu</nav><form>Field</form>
    <div hidden><p>Later</p></div><svg><text>Drawn</text></svg><b aria-hidden="true">1</b><dl><dt>Term</dt></dl>`;
  expect(sentencesOf(main)).toEqual(['T', 'Term']);
});
