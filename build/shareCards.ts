import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteConfig } from '../config/site.ts';
import type { SceneSpec } from '../src/scenes/sceneSchema.ts';
import { CARD, cardGroundSvg, cardWordsSvg } from '../src/scenes/shareCard/shareCardSvg.ts';
import { shareScene } from '../src/scenes/shareCard/shareScene.ts';
import type { OutputFolder } from './OutputFolder.ts';
import type { ShareCard } from './shareCardAddress.ts';

const CACHE = join('.cache', 'share');
const AT_ONCE = 2;

export interface AddressedCard extends ShareCard {
  /** Where the page says that its picture is: /og/<slug>.<hash>.png, the hash one of all that is drawn. */
  address: string;
}

/** A ground as pixels, kept for the cards that stand on it. */
class Grounds {
  readonly #pixels = new Map<string, Promise<Buffer>>();

  pixels(scene: SceneSpec, tone: ShareCard['tone']): Promise<Buffer> {
    const key = JSON.stringify([scene, tone]);
    let pixels = this.#pixels.get(key);
    if (!pixels) {
      pixels = cardGroundSvg({ brand: siteConfig.brand.name, scene, tone }).then((svg) =>
        sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
      );
      this.#pixels.set(key, pixels);
    }
    return pixels;
  }
}

async function drawCard(card: AddressedCard, grounds: Grounds, target: string): Promise<void> {
  const { path, title, kicker, tone } = card;
  const scene = shareScene(card.scene, path, tone);
  const words = await cardWordsSvg({ path, title, kicker, tone, isEstate: scene.scene === 'estate' });
  const png = await sharp(await grounds.pixels(scene, tone), { raw: { ...CARD, channels: 3 } })
    .composite([{ input: Buffer.from(words) }])
    .png({
      palette: true,
      colours: 48,
      dither: 0,
      effort: 1,
      compressionLevel: 9,
    })
    .toBuffer();
  // Written aside and then renamed, so that a build beside this one never copies half a picture.
  const aside = `${target}.${process.pid}`;
  await writeFile(aside, png);
  await rename(aside, target);
}

/**
 * Draws the share pictures that are not in the cache yet and puts all of them into the build. Returns each page's
 * address by its path. Rejects when a page names a drawing that does not exist.
 */
export async function makeShareCards(
  cards: readonly AddressedCard[],
  out: Pick<OutputFolder, 'copy'>,
): Promise<Map<string, string>> {
  await mkdir(CACHE, { recursive: true });
  const grounds = new Grounds();
  // Cards with the same drawing one after another.
  const queue = [...cards]
    .sort((a, b) => (a.scene ?? '').localeCompare(b.scene ?? '') || a.tone.localeCompare(b.tone))
    .values();
  const brand = createHash('sha256').update(siteConfig.brand.name).digest('hex').slice(0, 8);
  const work = async () => {
    for (const card of queue) {
      const cached = join(CACHE, `${brand}-${card.address.replace(/^\/og\//, '')}`);
      if (!existsSync(cached)) await drawCard(card, grounds, cached);
      await out.copy(card.address.slice(1), cached);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map(cards.map(({ path, address }) => [path, address]));
}
