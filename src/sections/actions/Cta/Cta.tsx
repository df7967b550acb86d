import type { SectionPlacement } from '../../sectionBase.ts';
import type { CtaProps } from './Cta.schema.ts';
import { CtaDrawing } from './variants/CtaDrawing.tsx';
import { CtaSteps } from './variants/CtaSteps.tsx';

/** Call to action at night; asks for a demo by default. */
export function Cta(props: CtaProps & SectionPlacement) {
  return props.drawing === 'steps' ? <CtaSteps {...props} /> : <CtaDrawing {...props} />;
}
