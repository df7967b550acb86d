import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { logoOf } from '../../scenes/logos/customerLogo.ts';
import { logoStripSvg } from '../../scenes/logos/logoStripSvg.ts';
import { LogoStrip } from './LogoStrip.tsx';

const logos = [
  { id: 'pellow', name: 'Pellow' },
  { id: 'oakmere', name: 'Oakmere Health' },
];

it('sets one picture three times and names the customers once', () => {
  const html = renderToStaticMarkup(<LogoStrip logos={logos} seconds={45} pauseLabel="Pause" />);
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]);
  expect(sources).toHaveLength(3);
  expect(new Set(sources).size).toBe(1);
  expect(html.match(/Pellow, Oakmere Health/g)).toHaveLength(1);
  expect(html).toContain('data-seconds="45"');
});

it('leaves the same gap after each mark, so that copies join', () => {
  const both = logoStripSvg(['pellow', 'oakmere'], '#000').width;
  const one = logoStripSvg(['pellow'], '#000').width;
  expect(both - one - logoOf('oakmere').width).toBe(one - logoOf('pellow').width);
});
