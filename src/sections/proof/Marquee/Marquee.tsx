import type { SectionPlacement } from '../../sectionBase.ts';
import type { MarqueeProps } from './Marquee.schema.ts';
import { MarqueeLabels } from './variants/MarqueeLabels.tsx';
import { MarqueeLogos } from './variants/MarqueeLogos.tsx';

/** Logos or labels that scroll endlessly under a heading until paused. */
export function Marquee(props: MarqueeProps & SectionPlacement) {
  return props.labels ? <MarqueeLabels {...props} /> : <MarqueeLogos {...props} />;
}
