import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { BuildingCards } from './variants/BuildingCards.tsx';
import { PlanCards } from './variants/PlanCards.tsx';
import type { WhyCardsProps } from './WhyCards.schema.ts';

const layouts = { plan: PlanCards, building: BuildingCards };

/** Reasons with a drawing each, as the rooms of a plan or of a building in section. */
export function WhyCards({ layout, cards, tone = 'paper', ...frame }: WhyCardsProps & SectionPlacement) {
  const Cards = layouts[layout];
  return (
    <Section {...frame} tone={tone}>
      <Cards cards={cards} drawingTone={tone === 'night' ? 'night' : 'day'} />
    </Section>
  );
}
