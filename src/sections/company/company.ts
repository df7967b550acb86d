import { CareersHead } from './CareersHead/CareersHead.tsx';
import { CommunityMembers } from './CommunityMembers/CommunityMembers.tsx';
import { JobOpenings } from './JobOpenings/JobOpenings.tsx';
import { LifeAt } from './LifeAt/LifeAt.tsx';
import { OfficeHours } from './OfficeHours/OfficeHours.tsx';
import { Offices } from './Offices/Offices.tsx';
import { People } from './People/People.tsx';
import { ServiceStatus } from './ServiceStatus/ServiceStatus.tsx';
import { Timeline } from './Timeline/Timeline.tsx';

/** The company family: the component of each section, and its filling. */
export const company = {
  careersHead: { component: CareersHead },
  communityMembers: { component: CommunityMembers },
  jobOpenings: { component: JobOpenings },
  lifeAt: { component: LifeAt },
  officeHours: { component: OfficeHours },
  offices: { component: Offices },
  people: { component: People },
  serviceStatus: { component: ServiceStatus },
  timeline: { component: Timeline },
} as const;
