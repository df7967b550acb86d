import { EventAgenda } from './EventAgenda/EventAgenda.tsx';
import { EventHead } from './EventHead/EventHead.tsx';
import { EventList } from './EventList/EventList.tsx';
import { EventRegistration } from './EventRegistration/EventRegistration.tsx';
import { Speakers } from './Speakers/Speakers.tsx';
import { WebinarHead } from './WebinarHead/WebinarHead.tsx';

/** The events family: the component of each section, and its filling. */
export const events = {
  eventAgenda: { component: EventAgenda },
  eventHead: { component: EventHead },
  eventList: { component: EventList },
  eventRegistration: { component: EventRegistration, holds: 'leadForm' },
  speakers: { component: Speakers },
  webinarHead: { component: WebinarHead, holds: 'leadForm' },
} as const;
