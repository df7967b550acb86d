import type { SectionPlacement } from '../../sectionBase.ts';
import type { StatCardsProps } from './StatCards.schema.ts';
import { StatChain } from './variants/StatChain.tsx';
import { StatGauges } from './variants/StatGauges.tsx';
import { StatShares } from './variants/StatShares.tsx';
import { StatTowers } from './variants/StatTowers.tsx';

const layouts = { lines: StatChain, shares: StatShares, towers: StatTowers, gauges: StatGauges };

/** A few figures as dimension lines, towers or gauges. */
export function StatCards(props: StatCardsProps & SectionPlacement) {
  const Figures = layouts[props.layout];
  return <Figures {...props} />;
}
