import type { PressReleaseTextProps } from './PressReleaseText.schema.ts';

/** The company boilerplate as of a release's date: an old release keeps the size that the company had then. */
export function aboutOn(date: string, { text, since }: PressReleaseTextProps['about']): string {
  return since.findLast(({ from }) => from <= date)?.text ?? text;
}
