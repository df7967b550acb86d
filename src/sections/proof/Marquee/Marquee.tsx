import type { SectionPlacement } from '../../sectionBase.ts';
import type { MarqueeProps } from './Marquee.schema.ts';
import { MarqueeLabels } from './variants/MarqueeLabels.tsx';
import { MarqueeLogos } from './variants/MarqueeLogos.tsx';

/** What scrolls by without end under a heading, until a visitor pauses it. */
export function Marquee(props: MarqueeProps & SectionPlacement) {
  return props.labels ? <MarqueeLabels {...props} /> : <MarqueeLogos {...props} />;
}
