import { z } from 'zod';
import { awardsSchema } from './Awards/Awards.schema.ts';
import { benefitCardsSchema } from './BenefitCards/BenefitCards.schema.ts';
import { ctaSchema } from './Cta/Cta.schema.ts';
import { demoRequestSchema } from './DemoRequest/DemoRequest.schema.ts';
import { faqSchema } from './Faq/Faq.schema.ts';
import { industryStripSchema } from './IndustryStrip/IndustryStrip.schema.ts';
import { industryTabsSchema } from './IndustryTabs/IndustryTabs.schema.ts';
import { logoMarqueeSchema } from './LogoMarquee/LogoMarquee.schema.ts';
import { notFoundSchema } from './NotFound/NotFound.schema.ts';
import { productHeroSchema } from './ProductHero/ProductHero.schema.ts';
import { roiAssumptionsSchema } from './RoiAssumptions/RoiAssumptions.schema.ts';
import { roiToolSchema } from './RoiTool/RoiTool.schema.ts';
import { securityCardsSchema } from './SecurityCards/SecurityCards.schema.ts';
import { statCardsSchema } from './StatCards/StatCards.schema.ts';
import { testimonialsSchema } from './Testimonials/Testimonials.schema.ts';
import { thankYouSchema } from './ThankYou/ThankYou.schema.ts';
import { whyCardsSchema } from './WhyCards/WhyCards.schema.ts';

/** Every section type that a content file can use, told apart by its `type`. Alphabetical. */
export const sectionSchemas = [
  awardsSchema,
  benefitCardsSchema,
  ctaSchema,
  demoRequestSchema,
  faqSchema,
  industryStripSchema,
  industryTabsSchema,
  logoMarqueeSchema,
  notFoundSchema,
  productHeroSchema,
  roiAssumptionsSchema,
  roiToolSchema,
  securityCardsSchema,
  statCardsSchema,
  testimonialsSchema,
  thankYouSchema,
  whyCardsSchema,
] as const;

export const sectionSchema = z.discriminatedUnion('type', sectionSchemas);

export type SectionData = z.output<typeof sectionSchema>;
export type SectionType = SectionData['type'];
