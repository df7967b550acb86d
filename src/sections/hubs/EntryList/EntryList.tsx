import type { SectionPlacement } from '../../sectionBase.ts';
import type { EntryListProps } from './EntryList.schema.ts';
import { ListOfCases } from './variants/ListOfCases.tsx';
import { ListOfCasesAndPosts } from './variants/ListOfCasesAndPosts.tsx';
import { ListOfDocuments } from './variants/ListOfDocuments.tsx';
import { ListOfFeatures } from './variants/ListOfFeatures.tsx';
import { FilmsBeside, ListOfFilms } from './variants/ListOfFilms.tsx';
import { ListOfNewsletters } from './variants/ListOfNewsletters.tsx';
import { ListOfPartners } from './variants/ListOfPartners.tsx';
import { ListOfPosts } from './variants/ListOfPosts.tsx';
import { ListOfUpdates } from './variants/ListOfUpdates.tsx';
import { ListOfVideos } from './variants/ListOfVideos.tsx';

const layouts = {
  cases: ListOfCases,
  documents: ListOfDocuments,
  newsletters: ListOfNewsletters,
  updates: ListOfUpdates,
  revisions: ListOfUpdates,
  partners: ListOfPartners,
  films: ListOfFilms,
  videos: ListOfVideos,
  filmsBeside: FilmsBeside,
  posts: ListOfPosts,
  casesAndPosts: ListOfCasesAndPosts,
  features: ListOfFeatures,
};

/** Entries, records or features as a list. */
export function EntryList(props: EntryListProps & SectionPlacement) {
  const List = layouts[props.layout];
  return <List {...props} />;
}
