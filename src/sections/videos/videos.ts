import { FeaturedVideos } from './FeaturedVideos/FeaturedVideos.tsx';
import { SeriesAndSpeakers } from './SeriesAndSpeakers/SeriesAndSpeakers.tsx';
import { VideoIndex } from './VideoIndex/VideoIndex.tsx';
import { VideoSeries } from './VideoSeries/VideoSeries.tsx';

/** The videos family: the component of each section, and what it holds inside. */
export const videos = {
  featuredVideos: { component: FeaturedVideos },
  seriesAndSpeakers: { component: SeriesAndSpeakers },
  videoIndex: { component: VideoIndex },
  videoSeries: { component: VideoSeries },
} as const;
