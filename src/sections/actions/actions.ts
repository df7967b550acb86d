import { Cta } from './Cta/Cta.tsx';
import { InlineCta } from './InlineCta/InlineCta.tsx';
import { SubNavigation } from './SubNavigation/SubNavigation.tsx';

/** The family actions: the component of each section, and what stands inside it. */
export const actions = {
  cta: { component: Cta },
  inlineCta: { component: InlineCta },
  subNavigation: { component: SubNavigation },
} as const;
