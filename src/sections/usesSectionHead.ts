import type { SectionData, SectionType } from '../content/reading/sectionRegister.ts';
import { drawsHeading } from './drawsHeading.ts';

/** Sections that compose their title with their content, and layouts of others that do (examples.test.tsx). */
const OWN_TITLES: ReadonlySet<SectionType | `${SectionType}/${string}`> = new Set<
  SectionType | `${SectionType}/${string}`
>([
  'appTabs',
  'automationRule',
  'awards',
  'barCharts',
  'buildingTour',
  'caseRecord',
  'checklist',
  'closeLook',
  'connections/strip',
  'cta',
  'drawingFigures',
  'entryList/filmsBeside',
  'eventRegistration',
  'faq',
  'featureBlock',
  'featureGroup',
  'itemRows/beside',
  'leadCapture',
  'marquee',
  'messageSample',
  'numberedDrawing/plan',
  'numberedDrawing/stair',
  'recentPosts',
  'resourceCards',
  'roiTeaser',
  'roomRow',
  'statCards/shares',
  'statCards/towers',
  'timeline/dialogue',
  'timeline/log',
  'windowPoints',
]);

/** Whether the frame of a section (src/ui/Section) draws its title, which then opens it in one of several ways. */
export const usesSectionHead = (section: SectionData): boolean =>
  'title' in section &&
  Boolean(section.title) &&
  !drawsHeading(section) &&
  !OWN_TITLES.has(section.type) &&
  !('layout' in section && OWN_TITLES.has(`${section.type}/${section.layout}`));
