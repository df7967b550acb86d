import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '../../shared/Fault.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { pathOfPage } from '../../src/content/files/pathOfPage.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { unusablePicture } from '../../src/media/mediaFiles.ts';
import { type ContentLink, contentLinks } from '../links/contentLinks.ts';
import type { KnownSite } from './KnownSite.ts';

/** Path of the page that a content file defines; undefined for other files. */
function pageOfFile(file: string): string | undefined {
  const id = idOfPageFile(file.slice(contentRoot().length + 1));
  return id === undefined ? undefined : pathOfPage(id);
}

/** Address of the pictures of content/media. */
const MEDIA = '/media/';

/** Picture paths in MDX are relative to the file, or begin with a slash. */
function pictureFault({ file, address }: ContentLink, site: KnownSite): string | undefined {
  if (address.startsWith(MEDIA)) return unusablePicture(address.slice(MEDIA.length))?.text;
  if (address.startsWith('/')) return site.targetFault(address);
  if (existsSync(join(dirname(file), address))) return undefined;
  const pictures = listContent('.', ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg', '.gif']);
  const name = address.split('/').at(-1) ?? '';
  const meant =
    pictures.find((path) => path.endsWith(name)) ??
    nearest(
      name,
      pictures.map((path) => path.split('/').at(-1) ?? ''),
    );
  return `there is no picture ${address}: ${meant === undefined ? `add it beside ${file}` : `did you mean ${meant}?`}`;
}

/**
 * Broken links and pictures in content files, each with its line and the likely correct address.
 *
 * @param files paths below the content folder; all files by default
 */
export function linkFaults(site: KnownSite, files?: readonly string[]): Fault[] {
  return contentLinks(files).flatMap((link) => {
    const { file, line, address, kind } = link;
    const fault = kind === 'picture' ? pictureFault(link, site) : site.targetFault(address, pageOfFile(file));
    return fault === undefined ? [] : [{ file, line, text: `${kind} to ${address}: ${fault}` }];
  });
}
