import { Cta } from './Cta/Cta.tsx';
import { SubNavigation } from './SubNavigation/SubNavigation.tsx';

/** The actions family: the component of each section, and its filling. */
export const actions = {
  cta: { component: Cta },
  subNavigation: { component: SubNavigation },
} as const;
