import { EventAgenda } from './EventAgenda/EventAgenda.tsx';
import { EventHead } from './EventHead/EventHead.tsx';
import { EventList } from './EventList/EventList.tsx';
import { EventRegistration } from './EventRegistration/EventRegistration.tsx';
import { EventsHead } from './EventsHead/EventsHead.tsx';
import { Speakers } from './Speakers/Speakers.tsx';
import { WebinarChapters } from './WebinarChapters/WebinarChapters.tsx';
import { WebinarHead } from './WebinarHead/WebinarHead.tsx';

/** The events family: the component of each section, and what it holds inside. */
export const events = {
  eventAgenda: { component: EventAgenda },
  eventHead: { component: EventHead },
  eventList: { component: EventList },
  eventRegistration: { component: EventRegistration, holds: 'leadForm' },
  eventsHead: { component: EventsHead },
  speakers: { component: Speakers },
  webinarChapters: { component: WebinarChapters },
  webinarHead: { component: WebinarHead, holds: 'leadForm' },
} as const;
