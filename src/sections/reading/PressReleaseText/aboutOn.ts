import type { PressReleaseTextProps } from './PressReleaseText.schema.ts';

/** What a release said about the company on its day: an old release keeps the size that the company had then. */
export function aboutOn(date: string, { text, since }: PressReleaseTextProps['about']): string {
  return since.findLast(({ from }) => from <= date)?.text ?? text;
}
