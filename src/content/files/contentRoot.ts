import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own content, relative to the folder that every script of this package runs in. */
const PROJECT = 'content';

/** Path of the content of this build. */
export const contentRoot = (): string => process.env['SITE_CONTENT'] ?? PROJECT;

/** Words that name no brand, product or page: what buttons of tools say, what a consent dialog asks. */
const STANDARD = /^(?:sections|consent|windows)\/|^forms\/fields\/|^documents\/[^/]+$/;

/**
 * Path of a content file: the one in this build's content folder. A folder that SITE_CONTENT names may leave out
 * standard words, which are the project's then.
 *
 * @param path path within the content folder
 */
export function contentFile(path: string): string {
  const own = join(contentRoot(), path);
  if (!STANDARD.test(path) || contentRoot() === PROJECT || existsSync(own)) return own;
  const shared = join(PROJECT, path);
  return existsSync(shared) ? shared : own;
}

/** The folders in which files of a content folder can be: its own, and before it the project's for standard words. */
export const contentFolders = (folder: string): string[] =>
  STANDARD.test(`${folder}/`) && contentRoot() !== PROJECT
    ? [join(PROJECT, folder), join(contentRoot(), folder)]
    : [join(contentRoot(), folder)];
