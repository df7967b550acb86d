import { describe, expect, it } from 'vitest';
import { theme } from '../../../config/theme.ts';
import { paletteColor } from './sceneStyle.ts';

describe('the palettes', () => {
  it.each(['day', 'night'] as const)('are those of the page by %s', (tone) => {
    const { ink, paper, earth, alarm, live, key } = paletteColor(tone);
    const page = theme.colors[tone];
    expect({ ink, paper, earth, alarm, live, key }).toEqual({
      ink: page.ink,
      paper: page.ground,
      earth: page.sunk,
      alarm: page.alarm,
      live: { cmms: page['cmms-live'], energy: page['energy-live'], cold: page['cold-live'] },
      key: { cmms: page.cmms, energy: page.energy, cold: page.cold },
    });
  });
});
