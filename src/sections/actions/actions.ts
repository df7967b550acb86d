import { Cta } from './Cta/Cta.tsx';
import { InlineCta } from './InlineCta/InlineCta.tsx';
import { SubNavigation } from './SubNavigation/SubNavigation.tsx';

/** The actions family: the component of each section, and what it holds inside. */
export const actions = {
  cta: { component: Cta },
  inlineCta: { component: InlineCta },
  subNavigation: { component: SubNavigation },
} as const;
