import { BlogHead } from './BlogHead/BlogHead.tsx';
import { EntryList } from './EntryList/EntryList.tsx';
import { EpisodeDoors } from './EpisodeDoors/EpisodeDoors.tsx';
import { EventsAndPodcast } from './EventsAndPodcast/EventsAndPodcast.tsx';
import { IntegrationDirectory } from './IntegrationDirectory/IntegrationDirectory.tsx';
import { KnowledgeHub } from './KnowledgeHub/KnowledgeHub.tsx';
import { Newsroom } from './Newsroom/Newsroom.tsx';
import { RecentPosts } from './RecentPosts/RecentPosts.tsx';
import { ReleaseArchive } from './ReleaseArchive/ReleaseArchive.tsx';
import { ResourceCards } from './ResourceCards/ResourceCards.tsx';
import { ResourcesHead } from './ResourcesHead/ResourcesHead.tsx';
import { SiteSearch } from './SiteSearch/SiteSearch.tsx';

/** The hubs family: the component of each section, and its filling. */
export const hubs = {
  blogHead: { component: BlogHead },
  entryList: { component: EntryList },
  episodeDoors: { component: EpisodeDoors },
  eventsAndPodcast: { component: EventsAndPodcast },
  integrationDirectory: { component: IntegrationDirectory },
  knowledgeHub: { component: KnowledgeHub },
  newsroom: { component: Newsroom },
  recentPosts: { component: RecentPosts },
  releaseArchive: { component: ReleaseArchive },
  resourceCards: { component: ResourceCards },
  resourcesHead: { component: ResourcesHead },
  siteSearch: { component: SiteSearch },
} as const;
