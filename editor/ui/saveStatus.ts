import type { FileContent } from './editorTypes.ts';

/** How the last save went, and of which content that was said: it no longer holds once something else is typed. */
export interface SaveMessage {
  text: string;
  of: FileContent;
}

export const isSameContent = (one: FileContent, other: FileContent) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the bar says beside its button. `opened` is the content in the file. */
export function saveStatus({
  said,
  now,
  opened,
}: {
  said: SaveMessage | undefined;
  now: FileContent;
  opened: FileContent;
}): string {
  if (said && isSameContent(said.of, now)) return said.text;
  return isSameContent(now, opened) ? '' : 'Not saved yet';
}
