import type { PressReleaseTextProps } from './PressReleaseText.schema.ts';

/** The company boilerplate as of a release's date: an old release keeps the company's size at that time. */
export function aboutOn(date: string, { text, since }: PressReleaseTextProps['about']): string {
  return since.findLast(({ from }) => from <= date)?.text ?? text;
}
