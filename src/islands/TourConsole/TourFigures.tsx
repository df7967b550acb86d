import { useEffect, useRef } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { remember } from '../../behaviors/tabMemory.ts';
import { TOUR_FIGURES } from '../../behaviors/tourFigures.ts';
import { poundsOf } from '../../product/rackLeak.ts';
import { visitFigures } from '../../product/visitFigures.ts';
import { startOf } from './playTour.ts';
import { count, money, percent } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

/** The visit in figures, and a link to the demo request, whose message will mention them. */
export function TourFigures({ state, copy }: Pick<PartProps, 'state' | 'copy'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = copy.figures;
  const did = visitFigures(startOf(state.path, state.seed), state.product);
  const all: [name: string, value: string][] = [
    [words.closed, count(did.closed)],
    [words.minutes, did.minutes === undefined ? '–' : count(did.minutes)],
    [words.lines, count(did.lines)],
    [words.offline, count(did.offline)],
    [words.saved, money(did.savedCost)],
    [words.pounds, poundsOf(did.kilograms ?? 0).toFixed(2)],
    [words.rate, percent(did.leakRate ?? 0)],
  ];
  const message = fillCopy(words.message, {
    closed: count(did.closed),
    lines: count(did.lines),
    saved: money(did.savedCost),
    rate: percent(did.leakRate ?? 0),
    path: copy.paths[state.path].name,
  });
  useEffect(() => {
    remember(TOUR_FIGURES, message);
    heading.current?.focus();
  }, [message]);
  return (
    <section data-story="end">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <dl data-story="figures">
        {all.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a data-story="action" href="/request-demo/?about=product-tour">
        {words.action}
      </a>
    </section>
  );
}
