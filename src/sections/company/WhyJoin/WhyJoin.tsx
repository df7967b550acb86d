import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { FigureRows } from '../../shared/FigureRows.tsx';
import type { WhyJoinProps } from './WhyJoin.schema.ts';

/** A heading beside a short list of figures that can be checked in a job offer. */
export function WhyJoin({ title, intro, reasons, ...frame }: WhyJoinProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <FigureRows title={title} intro={intro} rows={reasons} />
    </Section>
  );
}
