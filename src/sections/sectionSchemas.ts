import { z } from 'zod';
import { aboutHeroSchema } from './AboutHero/AboutHero.schema.ts';
import { awardsSchema } from './Awards/Awards.schema.ts';
import { beamStatementSchema } from './BeamStatement/BeamStatement.schema.ts';
import { benefitCardsSchema } from './BenefitCards/BenefitCards.schema.ts';
import { ctaSchema } from './Cta/Cta.schema.ts';
import { demoRequestSchema } from './DemoRequest/DemoRequest.schema.ts';
import { dimensionStatsSchema } from './DimensionStats/DimensionStats.schema.ts';
import { faqSchema } from './Faq/Faq.schema.ts';
import { faultFlowSchema } from './FaultFlow/FaultFlow.schema.ts';
import { featureGroupSchema } from './FeatureGroup/FeatureGroup.schema.ts';
import { formPageSchema } from './FormPage/FormPage.schema.ts';
import { gaugeReturnsSchema } from './GaugeReturns/GaugeReturns.schema.ts';
import { homeHeroSchema } from './HomeHero/HomeHero.schema.ts';
import { industryStreetSchema } from './IndustryStreet/IndustryStreet.schema.ts';
import { industryStripSchema } from './IndustryStrip/IndustryStrip.schema.ts';
import { industryTabsSchema } from './IndustryTabs/IndustryTabs.schema.ts';
import { librarySchema } from './Library/Library.schema.ts';
import { logoMarqueeSchema } from './LogoMarquee/LogoMarquee.schema.ts';
import { loopHeroSchema } from './LoopHero/LoopHero.schema.ts';
import { moduleScheduleSchema } from './ModuleSchedule/ModuleSchedule.schema.ts';
import { notFoundSchema } from './NotFound/NotFound.schema.ts';
import { officeHoursSchema } from './OfficeHours/OfficeHours.schema.ts';
import { officesSchema } from './Offices/Offices.schema.ts';
import { peopleSchema } from './People/People.schema.ts';
import { principlesSchema } from './Principles/Principles.schema.ts';
import { productBeamSchema } from './ProductBeam/ProductBeam.schema.ts';
import { productHeroSchema } from './ProductHero/ProductHero.schema.ts';
import { proseSchema } from './Prose/Prose.schema.ts';
import { responseTimesSchema } from './ResponseTimes/ResponseTimes.schema.ts';
import { roiAssumptionsSchema } from './RoiAssumptions/RoiAssumptions.schema.ts';
import { roiTeaserSchema } from './RoiTeaser/RoiTeaser.schema.ts';
import { roiToolSchema } from './RoiTool/RoiTool.schema.ts';
import { securityCardsSchema } from './SecurityCards/SecurityCards.schema.ts';
import { startDoorsSchema } from './StartDoors/StartDoors.schema.ts';
import { statCardsSchema } from './StatCards/StatCards.schema.ts';
import { statQuoteSchema } from './StatQuote/StatQuote.schema.ts';
import { testimonialsSchema } from './Testimonials/Testimonials.schema.ts';
import { thankYouSchema } from './ThankYou/ThankYou.schema.ts';
import { timelineSchema } from './Timeline/Timeline.schema.ts';
import { whyCardsSchema } from './WhyCards/WhyCards.schema.ts';

/** Every section type that a content file can use, told apart by its `type`. Alphabetical. */
export const sectionSchemas = [
  aboutHeroSchema,
  awardsSchema,
  beamStatementSchema,
  benefitCardsSchema,
  ctaSchema,
  demoRequestSchema,
  dimensionStatsSchema,
  faqSchema,
  faultFlowSchema,
  formPageSchema,
  featureGroupSchema,
  gaugeReturnsSchema,
  homeHeroSchema,
  industryStreetSchema,
  industryStripSchema,
  industryTabsSchema,
  librarySchema,
  logoMarqueeSchema,
  loopHeroSchema,
  moduleScheduleSchema,
  notFoundSchema,
  officeHoursSchema,
  officesSchema,
  peopleSchema,
  principlesSchema,
  productBeamSchema,
  productHeroSchema,
  proseSchema,
  responseTimesSchema,
  roiAssumptionsSchema,
  roiTeaserSchema,
  roiToolSchema,
  securityCardsSchema,
  startDoorsSchema,
  statCardsSchema,
  statQuoteSchema,
  testimonialsSchema,
  thankYouSchema,
  timelineSchema,
  whyCardsSchema,
] as const;

export const sectionSchema = z.discriminatedUnion('type', sectionSchemas);

export type SectionData = z.output<typeof sectionSchema>;
export type SectionType = SectionData['type'];
