import { Awards } from './Awards/Awards.tsx';
import { Marquee } from './Marquee/Marquee.tsx';
import { Quote } from './Quote/Quote.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

/** The proof family: the component of each section, and its filling. */
export const proof = {
  awards: { component: Awards },
  marquee: { component: Marquee },
  quote: { component: Quote },
  testimonials: { component: Testimonials },
} as const;
