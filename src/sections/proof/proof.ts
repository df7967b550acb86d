import { Awards } from './Awards/Awards.tsx';
import { LogoMarquee } from './LogoMarquee/LogoMarquee.tsx';
import { Quote } from './Quote/Quote.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

/** The proof family: the component of each section, and what it holds inside. */
export const proof = {
  awards: { component: Awards },
  logoMarquee: { component: LogoMarquee },
  quote: { component: Quote },
  testimonials: { component: Testimonials },
} as const;
