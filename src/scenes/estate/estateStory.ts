import type { Pen } from '../pen/Pen.ts';
import { paletteColor } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';

/** Draws the leak and the check mark that closes its job, at x, y in meters. */
export function leakMark(pen: Pen, x: number, y: number): void {
  const cx = Math.round(pen.pixelX(x) * 10) / 10;
  const cy = Math.round(pen.pixelY(y) * 10) / 10;
  const dot = (radius: number, className: string) =>
    `<circle class="${className}" cx="${cx}" cy="${cy}" r="${radius}"/>`;
  pen.onLayer(11, () =>
    pen.markup(
      `<g class="leak">${dot(15, 'lh')}${dot(9, 'lh')}${dot(4, 'lp')}</g>` +
        `<g class="done">${dot(13, 'dh')}${dot(7.5, 'dp')}<path class="dt" d="M${cx - 3.2} ${cy}l2.3 2.5 4.2-4.7"/></g>`,
    ),
  );
}

/**
 * The estate's first five seconds, in CSS alone: the leak is found, keys 1, 2 and 3 light up in turn, the job closes.
 * With reduced motion the final state is shown: keys lit, job closed. `still` omits the motion altogether.
 */
export function estateStory(tone: Tone, still = false): string {
  const { alarm, live, paper } = paletteColor(tone);
  const marks =
    `.lh{fill:${alarm};opacity:.18}.lp{fill:${alarm}}.dh{fill:${live.cmms};opacity:.22}.dp{fill:${live.cmms}}.dt{stroke:${paper};stroke-width:1.7;stroke-linecap:round}` +
    '.leak{opacity:0}';
  if (still) return marks;
  return (
    `${marks}.key,.lh,.done{transform-box:fill-box;transform-origin:center}` +
    '@keyframes found{0%{opacity:0}8%,88%{opacity:1}to{opacity:0}}@keyframes spread{from{transform:scale(.5)}to{transform:scale(1.15)}}@keyframes arrive{from{opacity:0;transform:scale(.5)}}' +
    '@media(prefers-reduced-motion:no-preference){.leak{animation:found 4.2s .2s both}.lh{animation:spread .7s ease-in-out 6 alternate}' +
    '.key,.done{animation:arrive .4s cubic-bezier(.2,.7,.2,1) both}[data-key="1"]{animation-delay:.9s}[data-key="2"]{animation-delay:1.7s}[data-key="3"]{animation-delay:2.5s}.done{animation-delay:4.1s}}'
  );
}
