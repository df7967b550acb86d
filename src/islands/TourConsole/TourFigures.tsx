import { useEffect, useRef } from 'react';
import { remember } from '../../behaviors/tabMemory.ts';
import { TOUR_FIGURES } from '../../behaviors/tourFigures.ts';
import type { PartProps } from './useTour.ts';
import { visitSummary } from './visitSummary.ts';

/** The figures of a visit, and a link to the demo request, whose message will mention them. */
export function TourFigures({ state, copy }: Pick<PartProps, 'state' | 'copy'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = copy.figures;
  const { figures, message } = visitSummary(state, copy);
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
        {figures.map(([name, value]) => (
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
