import { createHash } from 'node:crypto';
import type { Page } from '../content/Page.ts';
import { layoutOf } from './layoutOf.ts';

/** Increase this when the drawing of share cards changes, so that their URLs change too. */
const GENERATOR_VERSION = '3';

export interface ShareCard {
  path: string;
  title: string;
  kicker: string;
  scene: string | undefined;
  tone: 'day' | 'night';
}

/** What a page's share image shows. */
export function shareCardOf(page: Page): ShareCard {
  return {
    path: page.path,
    title: page.meta.shareTitle ?? page.meta.title.replace(/ \| [^|]+$/, ''),
    kicker: page.name,
    scene: page.scene,
    tone: layoutOf(page.path).isDark ? 'night' : 'day',
  };
}

/** URL path of a page's share image: named after everything drawn on it, so that a changed image is fetched again. */
export function shareCardAddress(page: Page): string {
  const card = shareCardOf(page);
  const hash = createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, card, page.locale]))
    .digest('hex')
    .slice(0, 8);
  const slug = page.path === '/' ? 'home' : page.path.slice(1, -1).replaceAll('/', '-');
  return `/og/${slug}.${hash}.png`;
}
