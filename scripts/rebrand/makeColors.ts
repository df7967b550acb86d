import { contrast, mixed, nearestWithContrast } from '../../shared/site/contrast.ts';
import type { Theme } from '../../shared/site/themeSchema.ts';

/** The colors that the user chooses; all others are derived from them. */
export interface ChosenColors {
  paper: string;
  ink: string;
  night: string;
  button: string;
  products: readonly [cmms: string, energy: string, cold: string];
}

const BLACK = '#000000';
const WHITE = '#ffffff';
const ALARM = { day: '#b3261e', night: '#ff9d91' };

/** What colors get beyond the contrast they need, so that touching one up by hand does not make it unreadable. */
const HEADROOM = 0.2;

/** Adjusts a color as little as possible until it is readable on all of these backgrounds. */
function readable(color: string, grounds: readonly string[], least = 4.5): string {
  let found = color;
  // Each step moves it toward black or white, which also improves the contrast with similar backgrounds.
  for (const ground of [...grounds, ...grounds])
    found =
      nearestWithContrast(found, ground, least + HEADROOM) ??
      nearestWithContrast(found, ground, least) ??
      found;
  return found;
}

/** Color of the button's text: the ink if it is readable there, otherwise white or black. */
const onButton = (grounds: readonly string[], ink: string) =>
  [ink, WHITE, BLACK].find((color) => grounds.every((ground) => contrast(color, ground) >= 4.5)) ?? BLACK;

function product(name: string, live: string, wash: string, grounds: readonly string[]) {
  return {
    [name]: readable(live, [...grounds, wash]),
    [`${name}-live`]: live,
    [`${name}-wash`]: wash,
  };
}

/** Derives all colors of a theme from those chosen, with readable contrasts wherever they are combined. */
export function makeColors({ paper, ink, night, button, products }: ChosenColors): Theme['colors'] {
  const names = ['cmms', 'energy', 'cold'] as const;
  const hover = mixed(button, contrast(button, BLACK) > contrast(button, WHITE) ? WHITE : BLACK, 0.84);
  const day = {
    ground: paper,
    raised: mixed(WHITE, paper, 0.6),
    sunk: mixed(ink, paper, 0.05),
    'sunk-strong': mixed(ink, paper, 0.1),
  };
  const dayGrounds = [day.ground, day.raised, day.sunk];
  const dark = {
    ground: night,
    raised: mixed(WHITE, night, 0.05),
    sunk: mixed(BLACK, night, 0.22),
    'sunk-strong': mixed(WHITE, night, 0.1),
  };
  const darkGrounds = [dark.ground, dark.raised, dark.sunk];
  const light = readable(mixed(paper, WHITE, 0.7), [dark['sunk-strong']]);
  const alarmWash = { day: mixed(ALARM.day, paper, 0.12), night: mixed(ALARM.night, night, 0.2) };
  return {
    day: {
      ...day,
      ink,
      'ink-soft': readable(mixed(ink, paper, 0.82), dayGrounds),
      'ink-faint': readable(mixed(ink, paper, 0.7), dayGrounds),
      ...Object.assign(
        {},
        ...names.map((name, index) => {
          const live = products[index] ?? ink;
          return product(name, live, mixed(live, paper, 0.16), dayGrounds);
        }),
      ),
      action: button,
      'action-hover': hover,
      'on-action': onButton([button, hover], ink),
      alarm: readable(ALARM.day, [...dayGrounds, alarmWash.day]),
      'alarm-wash': alarmWash.day,
      focus: ink,
    },
    night: {
      ...dark,
      ink: light,
      'ink-soft': readable(mixed(light, night, 0.84), darkGrounds),
      'ink-faint': readable(mixed(light, night, 0.72), darkGrounds),
      ...Object.assign(
        {},
        ...names.map((name, index) => {
          const live = readable(mixed(WHITE, products[index] ?? light, 0.3), darkGrounds, 3);
          return product(name, live, mixed(live, night, 0.18), darkGrounds);
        }),
      ),
      alarm: readable(ALARM.night, [...darkGrounds, alarmWash.night]),
      'alarm-wash': alarmWash.night,
      focus: light,
    },
  } as Theme['colors'];
}
