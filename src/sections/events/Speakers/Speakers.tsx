import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import type { SpeakersProps } from './Speakers.schema.ts';
import { SpeakersAtDesk } from './variants/SpeakersAtDesk.tsx';
import { SpeakersOnStage } from './variants/SpeakersOnStage.tsx';

/** The speakers of the page's event or webinar. */
export function Speakers(props: SpeakersProps & SectionPlacement) {
  const { page } = contentFor('speakers', props.content);
  return page.entry?.kind === 'webinar' ? <SpeakersAtDesk {...props} /> : <SpeakersOnStage {...props} />;
}
