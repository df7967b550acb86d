import { seededRandom } from '../../pen/random.ts';
import { paletteColor } from '../../pen/sceneStyle.ts';
import type { NamedDrawing } from '../sheet.ts';

/*
 * A year of one floor as a carpet plot: each column is a day, from midnight at the bottom to midnight at the top. The
 * pale ink is the working day; the live color is the floor running from ten at night to six, until this was found.
 */

const days = 364;
const width = 1440;
const height = 400;
/** The day the override was found, in the product's first week. */
const foundOn = 320;

/** A stroke for a span of a day's hours. */
const stroke = (day: number, from: number, to: number) => {
  const x = Math.round(((day + 0.5) / days) * width * 10) / 10;
  const y = (hour: number) => Math.round(height - (hour / 24) * height);
  return `M${x} ${y(from)}V${y(to)}`;
};

/** A working day starts earlier and uses more in the warm months. */
function carpet(): { shoulder: string; core: string; night: string } {
  const random = seededRandom(41);
  let shoulder = '';
  let core = '';
  let night = '';
  for (let day = 0; day < days; day++) {
    const weekday = day % 7;
    const season = Math.sin(((day - 40) / days) * 2 * Math.PI);
    const isHoliday = day % 91 === 42 || (day > 298 && day < 302) || day === 155;
    if (weekday < 5 && !isHoliday) {
      const start = 6.6 - Math.max(0, season) * 1.3 + random() * 0.5;
      const end = (weekday === 4 ? 16.6 : 18.4) + random() * 0.8;
      shoulder += stroke(day, start, end);
      core += stroke(day, start + 1.8 - season * 0.6 + random() * 0.4, end - 2.2 + season * 0.9);
    } else if (weekday === 5 && random() > 0.55) {
      shoulder += stroke(day, 9 + random(), 11.5 + random() * 2);
    }
    if (day < foundOn) night += stroke(day, 0, 6 + random() * 0.4) + stroke(day, 22, 24);
  }
  return { shoulder, core, night };
}

/** Level 9 over fifty-two weeks. Transparent, on its section's background. */
export const loadCarpet: NamedDrawing = (tone) => {
  const { ink, live } = paletteColor(tone);
  const { shoulder, core, night } = carpet();
  const line = (color: string, opacity: number, data: string) =>
    `<path fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="3" d="${data}"/>`;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      line(ink, 0.22, shoulder) +
      line(ink, 0.4, core) +
      line(live.energy, 1, night) +
      '</svg>',
    width,
    height,
  };
};
