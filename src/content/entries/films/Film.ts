import type { System } from '../../../../shared/site/systems.ts';
import type { SceneSpec } from '../../../scenes/sceneSchema.ts';
import type { RecordOf } from '../recordSchemas.ts';
import type { ChapterData, FilmFrame, FilmHost, FilmSoundFile } from './filmSchema.ts';

/** A line of text over the picture. Times in seconds from the beginning of the film. */
export interface Caption {
  text: string;
  start: number;
  seconds: number;
}

/** A chapter with its picture and its spoken text. Times in seconds from the beginning of the film. */
export interface FilmChapter {
  title: string;
  start: number;
  seconds: number;
  frame: FilmFrame;
  camera: readonly string[];
  note?: ChapterData['note'];
  captions: readonly Caption[];
}

/** A film as pages show it. */
export interface Film {
  id: string;
  /** Path of its page. */
  path: string;
  name: string;
  /** Title for the browser's tab and search results; the name without it. */
  searchTitle?: string | undefined;
  title: string;
  summary: string;
  series: string;
  topic: RecordOf<'topics'>;
  system?: System | undefined;
  cover: SceneSpec;
  uploaded: string;
  isListed: boolean;
  speakers: readonly RecordOf<'people'>[];
  /** Path of the page that registers for it, for a recording; only its first chapter is open to everybody. */
  register?: string | undefined;
  /** Path of the page that has its text: the webinar or the episode. */
  about?: string | undefined;
  host?: FilmHost | undefined;
  sound?: FilmSoundFile | undefined;
  chapters: readonly FilmChapter[];
  /** Duration in whole seconds. */
  seconds: number;
}
