import type { SectionPlacement } from '../../sectionBase.ts';
import type { StatCardsProps } from './StatCards.schema.ts';
import { StatChain } from './variants/StatChain.tsx';
import { StatTowers } from './variants/StatTowers.tsx';

/** Figures drawn to one scale, as dimension lines or as towers. */
export function StatCards(props: StatCardsProps & SectionPlacement) {
  return props.layout === 'towers' ? <StatTowers {...props} /> : <StatChain {...props} />;
}
