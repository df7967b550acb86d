import type { EntryOf } from '../../content/entrySchemas.ts';

type Chapter = EntryOf<'webinar'>['chapters'][number];

export interface ChapterSpan extends Chapter {
  /** Seconds from its start to that of the next, or to the end. */
  seconds: number;
  /** The same in whole minutes, at least 1. */
  minutes: number;
}

const secondsOf = (time: string) => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** How long each chapter of a recording lasts. Throws when a chapter starts before the previous one. */
export function chapterSpans(chapters: readonly Chapter[], minutes: number): ChapterSpan[] {
  return chapters.map((chapter, index) => {
    const next = chapters[index + 1];
    const seconds = (next ? secondsOf(next.time) : minutes * 60) - secondsOf(chapter.time);
    if (seconds <= 0)
      throw new Error(
        `chapter “${chapter.title}” at ${chapter.time} ends before it begins: correct its time`,
      );
    return { ...chapter, seconds, minutes: Math.max(1, Math.round(seconds / 60)) };
  });
}
