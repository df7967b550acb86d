import { FeaturedVideos } from './FeaturedVideos/FeaturedVideos.tsx';
import { SeriesAndSpeakers } from './SeriesAndSpeakers/SeriesAndSpeakers.tsx';
import { VideoIndex } from './VideoIndex/VideoIndex.tsx';
import { VideoSeries } from './VideoSeries/VideoSeries.tsx';

/** The family videos: the component of each section, and what stands inside it. */
export const videos = {
  featuredVideos: { component: FeaturedVideos },
  seriesAndSpeakers: { component: SeriesAndSpeakers },
  videoIndex: { component: VideoIndex },
  videoSeries: { component: VideoSeries },
} as const;
