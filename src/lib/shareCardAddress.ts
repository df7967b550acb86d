import { createHash } from 'node:crypto';
import { theme } from '../../config/theme.ts';
import type { Page } from '../content/Page.ts';
import { readMediaImage, unusablePicture } from '../media/mediaFiles.ts';
import { layoutOf } from './layoutOf.ts';

/** Increase this when the drawing of share cards changes, so that their URLs change too. */
const GENERATOR_VERSION = '4';

export interface ShareCard {
  path: string;
  title: string;
  kicker: string;
  scene: string | undefined;
  tone: 'day' | 'night';
  /** A picture in content/media that replaces the drawing, or `none`. */
  picture?: string;
  /** The picture's focal point, if not that of its note: percent from the left and from the top. */
  focus?: [number, number] | undefined;
  /** Changes when the picture’s file does. */
  pictureVersion?: string;
}

type CardPicture = Pick<ShareCard, 'picture' | 'focus' | 'pictureVersion'>;

/** The picture of a page’s card: its entry’s photograph, unless the page names a drawing, or else the theme’s. */
function pictureOf(page: Page): CardPicture {
  const { picture } = theme.shareCards;
  if (picture === 'none') return { picture };
  const cover = page.entry?.cover;
  if (page.scene === undefined && cover?.scene === 'picture') {
    const { path, hash, focus } = cover.file;
    return { picture: path, focus: cover.focus ?? focus, pictureVersion: hash };
  }
  if (picture === 'drawing') return {};
  // A missing photograph must not keep the page from being shown.
  return unusablePicture(picture) ? { picture } : { picture, pictureVersion: readMediaImage(picture).hash };
}

/** What a page's share image shows. */
export function shareCardOf(page: Page): ShareCard {
  const { tone } = theme.shareCards;
  return {
    path: page.path,
    title: page.meta.shareTitle ?? page.meta.title.replace(/ \| [^|]+$/, ''),
    kicker: page.name,
    scene: page.scene,
    tone: tone !== 'page' ? tone : layoutOf(page.path).isDark ? 'night' : 'day',
    ...pictureOf(page),
  };
}

/** URL path of a page's share image, a hash of everything drawn on it, so that a changed image is fetched again. */
export function shareCardAddress(page: Page): string {
  const card = shareCardOf(page);
  const hash = createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, card, page.locale]))
    .digest('hex')
    .slice(0, 8);
  const slug = page.path === '/' ? 'home' : page.path.slice(1, -1).replaceAll('/', '-');
  return `/og/${slug}.${hash}.png`;
}
