import type { ReactNode } from 'react';
import type { ProseHeading } from '../content/reading/prose.ts';
import { actions } from './actions/actions.ts';
import { argumentSections } from './arguments/arguments.ts';
import { cases } from './cases/cases.ts';
import { company } from './company/company.ts';
import { comparisons } from './comparisons/comparisons.ts';
import { documents } from './documents/documents.ts';
import { events } from './events/events.ts';
import { figures } from './figures/figures.ts';
import { forms } from './forms/forms.ts';
import { heads } from './heads/heads.ts';
import { hubs } from './hubs/hubs.ts';
import { pricing } from './pricing/pricing.ts';
import { proof } from './proof/proof.ts';
import { reading } from './reading/reading.ts';
import type { SectionPlacement } from './sectionBase.ts';
import type { SectionData, SectionType } from './sectionSchema.ts';
import { tools } from './tools/tools.ts';
import { videos } from './videos/videos.ts';

/** What can go inside a section. Everything except text hydrates when a visitor is about to use it. */
export type Filling = 'leadForm' | 'priceEstimate' | 'roiEstimate' | 'text' | 'tool' | 'tour' | 'liveQueue';

/** What a section gets in addition to its own data: its placement, its filling, and the headings of a text. */
type Given = SectionPlacement & {
  children?: ReactNode;
  headings?: readonly ProseHeading[];
};

interface SectionEntry<Type extends SectionType> {
  component: (props: Extract<SectionData, { type: Type }> & Given) => ReactNode;
  holds?: Filling;
}

/**
 * Every section that a page can show. Each type has a component whose props match the type’s schema
 * (sectionSchemas.ts): a missing one, or a mismatch between the two, does not compile.
 */
const sections = {
  ...actions,
  ...argumentSections,
  ...cases,
  ...company,
  ...comparisons,
  ...documents,
  ...events,
  ...figures,
  ...forms,
  ...heads,
  ...hubs,
  ...pricing,
  ...proof,
  ...reading,
  ...tools,
  ...videos,
} satisfies { [Type in SectionType]: SectionEntry<Type> };

/** The component of a section, and its filling. */
export function sectionEntry(type: SectionType): {
  component: (props: object & Given) => ReactNode;
  holds?: Filling;
} {
  return sections[type] as ReturnType<typeof sectionEntry>;
}
