import { BlogHead } from './BlogHead/BlogHead.tsx';
import { CaseIndex } from './CaseIndex/CaseIndex.tsx';
import { CasesAndPosts } from './CasesAndPosts/CasesAndPosts.tsx';
import { DocumentIndex } from './DocumentIndex/DocumentIndex.tsx';
import { EventsAndPodcast } from './EventsAndPodcast/EventsAndPodcast.tsx';
import { FeatureIndex } from './FeatureIndex/FeatureIndex.tsx';
import { IntegrationDirectory } from './IntegrationDirectory/IntegrationDirectory.tsx';
import { KnowledgeHub } from './KnowledgeHub/KnowledgeHub.tsx';
import { NewsletterIndex } from './NewsletterIndex/NewsletterIndex.tsx';
import { Newsroom } from './Newsroom/Newsroom.tsx';
import { PartnerDirectory } from './PartnerDirectory/PartnerDirectory.tsx';
import { PostIndex } from './PostIndex/PostIndex.tsx';
import { RecentPosts } from './RecentPosts/RecentPosts.tsx';
import { ReleaseArchive } from './ReleaseArchive/ReleaseArchive.tsx';
import { ResourceCards } from './ResourceCards/ResourceCards.tsx';
import { ResourcesHead } from './ResourcesHead/ResourcesHead.tsx';
import { SiteSearch } from './SiteSearch/SiteSearch.tsx';
import { UpdateIndex } from './UpdateIndex/UpdateIndex.tsx';

/** The hubs family: the component of each section, and what it holds inside. */
export const hubs = {
  blogHead: { component: BlogHead },
  caseIndex: { component: CaseIndex },
  casesAndPosts: { component: CasesAndPosts },
  documentIndex: { component: DocumentIndex },
  eventsAndPodcast: { component: EventsAndPodcast },
  featureIndex: { component: FeatureIndex },
  integrationDirectory: { component: IntegrationDirectory },
  knowledgeHub: { component: KnowledgeHub },
  newsletterIndex: { component: NewsletterIndex },
  newsroom: { component: Newsroom },
  partnerDirectory: { component: PartnerDirectory },
  postIndex: { component: PostIndex },
  recentPosts: { component: RecentPosts },
  releaseArchive: { component: ReleaseArchive },
  resourceCards: { component: ResourceCards },
  resourcesHead: { component: ResourcesHead },
  siteSearch: { component: SiteSearch },
  updateIndex: { component: UpdateIndex },
} as const;
