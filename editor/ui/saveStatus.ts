import type { FileContent } from './editorTypes.ts';

/** The result of the last save, and the content that it is about: it no longer holds once something else is typed. */
export interface SaveMessage {
  text: string;
  of: FileContent;
}

export const isSameContent = (one: FileContent, other: FileContent) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the bar says beside its button. `opened` is the content in the file. */
export function saveStatus({
  notice,
  now,
  opened,
}: {
  notice: SaveMessage | undefined;
  now: FileContent;
  opened: FileContent;
}): string {
  if (notice && isSameContent(notice.of, now)) return notice.text;
  return isSameContent(now, opened) ? '' : 'Not saved yet';
}
