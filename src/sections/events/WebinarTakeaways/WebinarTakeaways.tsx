import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { FigureRows } from '../../shared/FigureRows.tsx';
import type { WebinarTakeawaysProps } from './WebinarTakeaways.schema.ts';

/** The heading on the left, the takeaways as ruled rows on the right. */
export function WebinarTakeaways(props: WebinarTakeawaysProps & SectionPlacement) {
  const { id, axis, mark, tone, title, content } = props;
  const { takeaways } = entryFor('webinar', content);
  if (takeaways.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <FigureRows title={title} rows={takeaways.map(({ stat, ...row }) => ({ ...row, figure: stat }))} />
    </Section>
  );
}
