import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isVector, mediaPicture, mediaRoot } from './mediaFiles.ts';

/** A field with a logo's file: an SVG picture without text, or a PNG. The build renders it in one tone. */
export const logoFile = mediaPicture.superRefine(({ path }, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (!/\.(?:svg|png)$/i.test(path))
    return refuse(`a logo is an SVG or PNG file, and “${path}” ends in ${extname(path)}: export it again`);
  if (isVector(path) && /<text\b/.test(readFileSync(join(mediaRoot(), path), 'utf8')))
    return refuse(
      `“${path}” holds text, which needs its typeface: convert the text to outlines and export it again`,
    );
  return undefined;
});
