import type { SectionData, SectionType } from '../content/reading/sectionRegister.ts';

/** Sections whose title is the page's h1, wherever they are. */
const HEADS: ReadonlySet<SectionType> = new Set<SectionType>([
  'blogHead',
  'buildingGuide',
  'careersHead',
  'caseHead',
  'chapterGuide',
  'documentForm',
  'drawingHead',
  'enquiryPanel',
  'entryHead',
  'episodeDoors',
  'eventHead',
  'figureBesideHead',
  'figureHead',
  'filmPlayer',
  'formPage',
  'homeHead',
  'industryHead',
  'infographic',
  'integrationDirectory',
  'knowledgeHub',
  'legalText',
  'lostHead',
  'newsroom',
  'noteHead',
  'pressDocument',
  'pressReleaseText',
  'pricingPlans',
  'productHead',
  'productTour',
  'releaseArchive',
  'releaseLog',
  'resourcesHead',
  'serviceStatus',
  'siteSearch',
  'thankYou',
  'tool',
  'topicAnswers',
  'webinarHead',
]);

/** Layouts of a list that are below their page's head. */
const BELOW_HEADS: ReadonlySet<string> = new Set(['filmsBeside', 'posts', 'casesAndPosts', 'features']);

/** Whether a section renders its page's h1. */
export const drawsHeading = (section: SectionData): boolean =>
  HEADS.has(section.type) ||
  ('isHead' in section && section.isHead === true) ||
  (section.type === 'entryList' && !BELOW_HEADS.has(section.layout)) ||
  (section.type === 'videoList' && section.layout === 'house');
