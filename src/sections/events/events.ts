import { EventAgenda } from './EventAgenda/EventAgenda.tsx';
import { EventHead } from './EventHead/EventHead.tsx';
import { EventList } from './EventList/EventList.tsx';
import { EventRegistration } from './EventRegistration/EventRegistration.tsx';
import { EventSpeakers } from './EventSpeakers/EventSpeakers.tsx';
import { EventsHead } from './EventsHead/EventsHead.tsx';
import { WebinarChapters } from './WebinarChapters/WebinarChapters.tsx';
import { WebinarHead } from './WebinarHead/WebinarHead.tsx';
import { WebinarSpeakers } from './WebinarSpeakers/WebinarSpeakers.tsx';
import { WebinarTakeaways } from './WebinarTakeaways/WebinarTakeaways.tsx';

/** The events family: the component of each section, and what it holds inside. */
export const events = {
  eventAgenda: { component: EventAgenda },
  eventHead: { component: EventHead },
  eventList: { component: EventList },
  eventRegistration: { component: EventRegistration, holds: 'leadForm' },
  eventSpeakers: { component: EventSpeakers },
  eventsHead: { component: EventsHead },
  webinarChapters: { component: WebinarChapters },
  webinarHead: { component: WebinarHead, holds: 'leadForm' },
  webinarSpeakers: { component: WebinarSpeakers },
  webinarTakeaways: { component: WebinarTakeaways },
} as const;
