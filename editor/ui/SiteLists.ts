import { createContext } from 'react';
import type { TreeFamily } from './PageTree.tsx';

/** A page that a link can lead to. */
export interface PageChoice {
  id: string;
  address: string;
  name: string;
  /** The ids of its sections, which a link can lead to. */
  anchors: readonly string[];
}

/** The pages that fields offer. */
export const SitePages = createContext<readonly PageChoice[]>([]);

export const pagesOf = (families: readonly TreeFamily[]): PageChoice[] =>
  families.flatMap(({ entries }) =>
    entries.flatMap(({ address, name, path, anchors = [] }) =>
      address === undefined ? [] : [{ address, name, anchors, id: path.replace(/^en\/|\.\w+$/g, '') }],
    ),
  );

/** The regions whose visitors may read something else, by their locales. */
export const SiteRegions = createContext<readonly string[]>([]);

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** Name of a region by its locale. */
export const nameOfRegion = (locale: string): string => regionNames.of(locale.slice(3)) ?? locale;

const ADDRESSES = ['href', 'to', 'url'];
const IDS = ['link', 'parents', 'thank you', 'case study', 'pages'];

/** What a field offers of each page: its address, its id, or nothing. */
export function offeredPart(name: string): 'address' | 'id' | undefined {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ \d+$/, '')
    .toLowerCase();
  return ADDRESSES.includes(words) ? 'address' : IDS.includes(words) ? 'id' : undefined;
}
