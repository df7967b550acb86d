import { FilmPlayer } from './FilmPlayer/FilmPlayer.tsx';
import { VideoList } from './VideoList/VideoList.tsx';

/** The videos family: the component of each section, and its filling. */
export const videos = {
  filmPlayer: { component: FilmPlayer },
  videoList: { component: VideoList },
} as const;
