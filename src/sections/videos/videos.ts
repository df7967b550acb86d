import { FilmPlayer } from './FilmPlayer/FilmPlayer.tsx';
import { VideoList } from './VideoList/VideoList.tsx';

/** The videos family: the component of each section, and what it holds inside. */
export const videos = {
  filmPlayer: { component: FilmPlayer },
  videoList: { component: VideoList },
} as const;
