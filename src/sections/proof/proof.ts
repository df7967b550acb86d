import { Awards } from './Awards/Awards.tsx';
import { LogoMarquee } from './LogoMarquee/LogoMarquee.tsx';
import { StatQuote } from './StatQuote/StatQuote.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';
import { WindowQuote } from './WindowQuote/WindowQuote.tsx';

/** The proof family: the component of each section, and what it holds inside. */
export const proof = {
  awards: { component: Awards },
  logoMarquee: { component: LogoMarquee },
  statQuote: { component: StatQuote },
  testimonials: { component: Testimonials },
  windowQuote: { component: WindowQuote },
} as const;
