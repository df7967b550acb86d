import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import type { QuoteProps } from './Quote.schema.ts';
import { QuoteBesideFigure } from './variants/QuoteBesideFigure.tsx';
import { QuoteBesidePlace } from './variants/QuoteBesidePlace.tsx';
import { QuoteBesideScreen } from './variants/QuoteBesideScreen.tsx';

/** A customer's quote, beside the customer's figure, or the screen or place that it is about. */
export function Quote(props: QuoteProps & SectionPlacement) {
  const { id, axis, mark, tone, title, customer, log, window, scene, content } = props;
  if (scene) return <QuoteBesidePlace id={id} scene={scene} content={content} />;
  if (!customer) return null;
  const hasScreen = Boolean(log ?? window);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone ?? (hasScreen ? 'paper' : 'sheet')} title={title}>
      {hasScreen ? (
        <QuoteBesideScreen {...props} customer={customer} />
      ) : (
        <QuoteBesideFigure {...props} customer={customer} />
      )}
    </Section>
  );
}
