import type { EntryOf } from '../../content/entries/entrySchemas.ts';
import { printLength, wholeMinutes } from '../../content/entries/films/captions.ts';
import { secondsOf } from '../../content/entries/secondsOf.ts';

type Webinar = EntryOf<'webinar'>;

export type ChapterSpan = Webinar['chapters'][number] & {
  /** Seconds from its start to that of the next, or to the end. */
  seconds: number;
  /** The same in whole minutes, at least 1. */
  minutes: number;
};

/**
 * The start and length of each chapter of a webinar: in the recording once there is one, in the talk until then. Throws
 * if a chapter starts before the previous one.
 */
export function chapterSpans({
  chapters,
  minutes,
  recording,
}: Pick<Webinar, 'chapters' | 'minutes'> & Partial<Pick<Webinar, 'recording'>>): ChapterSpan[] {
  return chapters.map((chapter, index) => {
    const recorded = recording?.chapters[index];
    if (recorded)
      return {
        ...chapter,
        time: printLength(recorded.start),
        seconds: recorded.seconds,
        minutes: wholeMinutes(recorded.seconds),
      };
    const next = chapters[index + 1];
    const seconds = (next ? secondsOf(next.time) : minutes * 60) - secondsOf(chapter.time);
    if (seconds <= 0)
      throw new Error(
        `chapter “${chapter.title}” at ${chapter.time} ends before it begins: correct its time`,
      );
    return { ...chapter, seconds, minutes: wholeMinutes(seconds) };
  });
}
