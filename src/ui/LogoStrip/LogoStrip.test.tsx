import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { record } from '../../content/entries/records.ts';
import { logoStripSvg } from '../../scenes/logos/logoStripSvg.ts';
import { LogoStrip } from './LogoStrip.tsx';

const pellow = record('customers', 'pellow');
const oakmere = record('customers', 'oakmere');
const logos = [pellow, oakmere];

it('repeats the picture three times but names the customers once', () => {
  const html = renderToStaticMarkup(<LogoStrip logos={logos} seconds={45} pauseLabel="Pause" />);
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]);
  expect(sources).toHaveLength(3);
  expect(new Set(sources).size).toBe(1);
  expect(html.split(`${pellow.name}, ${oakmere.name}`).slice(1)).toHaveLength(1);
  expect(html).toContain('data-seconds="45"');
});

it('leaves the same gap after each logo, so that copies join seamlessly', () => {
  const widthOf = (...customers: (typeof pellow)[]) =>
    logoStripSvg(
      customers.map(({ logo }) => logo),
      '#000',
    ).width;
  expect(widthOf(pellow, oakmere)).toBe(widthOf(pellow) + widthOf(oakmere));
});
