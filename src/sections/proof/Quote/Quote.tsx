import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import type { QuoteProps } from './Quote.schema.ts';
import { QuoteBesideFigure } from './variants/QuoteBesideFigure.tsx';
import { QuoteBesideScreen } from './variants/QuoteBesideScreen.tsx';

/** What a customer says, beside the figure that the customer measured or the screen that it is about. */
export function Quote(props: QuoteProps & SectionPlacement) {
  const { id, axis, mark, tone, log, window } = props;
  const hasScreen = Boolean(log ?? window);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone ?? (hasScreen ? 'paper' : 'sheet')}>
      {hasScreen ? <QuoteBesideScreen {...props} /> : <QuoteBesideFigure {...props} />}
    </Section>
  );
}
