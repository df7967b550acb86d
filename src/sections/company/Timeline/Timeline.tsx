import type { SectionPlacement } from '../../sectionBase.ts';
import type { TimelineProps } from './Timeline.schema.ts';
import { TimelineLog } from './variants/TimelineLog.tsx';
import { TimelineRiser } from './variants/TimelineRiser.tsx';

/** Events in order: dates down a riser, or the entries of a log. */
export function Timeline(props: TimelineProps & SectionPlacement) {
  return props.layout === 'riser' ? <TimelineRiser {...props} /> : <TimelineLog {...props} />;
}
