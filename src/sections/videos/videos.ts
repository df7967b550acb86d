import { FeaturedVideos } from './FeaturedVideos/FeaturedVideos.tsx';
import { FilmIndex } from './FilmIndex/FilmIndex.tsx';
import { FilmPlayer } from './FilmPlayer/FilmPlayer.tsx';
import { SeriesAndSpeakers } from './SeriesAndSpeakers/SeriesAndSpeakers.tsx';
import { VideoIndex } from './VideoIndex/VideoIndex.tsx';
import { VideoSeries } from './VideoSeries/VideoSeries.tsx';

/** The videos family: the component of each section, and what it holds inside. */
export const videos = {
  featuredVideos: { component: FeaturedVideos },
  filmIndex: { component: FilmIndex },
  filmPlayer: { component: FilmPlayer },
  seriesAndSpeakers: { component: SeriesAndSpeakers },
  videoIndex: { component: VideoIndex },
  videoSeries: { component: VideoSeries },
} as const;
