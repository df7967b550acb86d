import type { SectionData, SectionType } from '../content/reading/sectionRegister.ts';

/** Sections whose title is the h1 of the page, wherever they stand on it. */
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
  'newsroom',
  'noteHead',
  'pressDocument',
  'pressReleaseText',
  'pricingPlans',
  'productHead',
  'productTour',
  'releaseArchive',
  'resourcesHead',
  'serviceStatus',
  'siteSearch',
  'thankYou',
  'tool',
  'topicAnswers',
  'webinarHead',
]);

/** Layouts of a list that stand below the head of their page. */
const BELOW_HEADS: ReadonlySet<string> = new Set(['filmsBeside', 'posts', 'casesAndPosts', 'features']);

/** Whether a section draws the h1 of its page, of which there is one. */
export const drawsHeading = (section: SectionData): boolean =>
  HEADS.has(section.type) ||
  ('isHead' in section && section.isHead === true) ||
  (section.type === 'entryList' && !BELOW_HEADS.has(section.layout)) ||
  (section.type === 'videoList' && section.layout === 'house');
