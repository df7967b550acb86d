import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteConfig } from '../config/siteConfig.ts';
import type { ShareCard } from '../src/lib/shareCardAddress.ts';
import { paletteColor } from '../src/scenes/pen/sceneStyle.ts';
import type { DrawnSpec } from '../src/scenes/sceneSchema.ts';
import { CARD, cardGroundSvg, cardWordsSvg, placeOfWords } from '../src/scenes/shareCard/shareCardSvg.ts';
import { shareScene } from '../src/scenes/shareCard/shareScene.ts';
import { drawingFingerprint } from './fingerprint.ts';
import { type IndexedPicture, indexedPng } from './indexedPng.ts';
import { inParallel } from './inParallel.ts';
import type { OutputFolder } from './OutputFolder.ts';

const CACHE = join('.cache', 'share');
const AT_ONCE = 2;

export interface AddressedCard extends ShareCard {
  /** The address of the picture in the page: /og/<slug>.<hash>.png, with a hash of everything that is drawn. */
  address: string;
}

/** Most colors of a background: the rest of the palette is for the text. */
const GROUND_COLORS = 192;

/** Steps between a background's color and that of the text on it, for the edges of letters. */
const STEPS = 8;

const channelsOf = (color: number): [number, number, number] => [
  color >> 16,
  (color >> 8) & 255,
  color & 255,
];

function distance(one: number, other: number): number {
  const to = channelsOf(other);
  return channelsOf(one).reduce((sum, value, channel) => sum + (value - (to[channel] ?? 0)) ** 2, 0);
}

/** Runs of neighboring pixels of one color, of which a drawing has many. */
function* runsOf(pixels: Buffer): Generator<{ color: number; start: number; length: number }> {
  const count = pixels.length / 3;
  let start = 0;
  while (start < count) {
    const color = pixels.readUIntBE(start * 3, 3);
    let end = start + 1;
    while (end < count && pixels.readUIntBE(end * 3, 3) === color) end += 1;
    yield { color, start, length: end - start };
    start = end;
  }
}

/** Reduces pixels to their most frequent colors; a rarer color becomes the nearest of those. */
function inFewColors(pixels: Buffer): Pick<IndexedPicture, 'indices' | 'palette'> {
  const counts = new Map<number, number>();
  for (const { color, length } of runsOf(pixels)) counts.set(color, (counts.get(color) ?? 0) + length);
  const byFrequency = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const kept = byFrequency.slice(0, GROUND_COLORS);
  const places = new Map(kept.map((color, place) => [color, place]));
  for (const color of byFrequency.slice(GROUND_COLORS)) {
    const nearest = kept.reduce((best, one) => (distance(one, color) < distance(best, color) ? one : best));
    places.set(color, places.get(nearest) ?? 0);
  }
  const indices = new Uint8Array(pixels.length / 3);
  for (const { color, start, length } of runsOf(pixels))
    indices.fill(places.get(color) ?? 0, start, start + length);
  return { indices, palette: kept.flatMap(channelsOf) };
}

/** A background, drawn in few colors, for all the cards that share it. */
async function drawGround(svg: string): Promise<IndexedPicture> {
  // sharp picks the colors, at most 256 of them.
  const few = await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 1 })
    .toBuffer();
  const pixels = await sharp(few).removeAlpha().raw().toBuffer();
  return { ...CARD, ...inFewColors(pixels) };
}

/**
 * Draws words over a background, in one color. Their edges blend in a few steps, each a palette color, so that no card
 * needs its palette computed again.
 *
 * @param words opacity of each pixel of a card, in memory that begins at a multiple of four bytes
 */
function withWords(ground: IndexedPicture, words: Uint8Array, color: string): IndexedPicture {
  const ink = channelsOf(Number.parseInt(color.slice(1), 16));
  const indices = ground.indices.slice();
  const palette = [...ground.palette];
  const mixed = new Map<number, number>();
  // Most of a card has no words on it, so pixels are tested four at a time.
  const fours = new Uint32Array(words.buffer, words.byteOffset, words.length >> 2);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    if (pixel % 4 === 0 && fours[pixel >> 2] === 0) {
      pixel += 3;
      continue;
    }
    const opacity = words[pixel];
    if (!opacity) continue;
    const step = Math.round((opacity / 255) * STEPS);
    if (step === 0) continue;
    const below = ground.indices[pixel] ?? 0;
    const key = below * (STEPS + 1) + step;
    let place = mixed.get(key);
    if (place === undefined && palette.length < 256 * 3) {
      place = palette.length / 3;
      mixed.set(key, place);
      for (const [channel, to] of ink.entries()) {
        const from = ground.palette[below * 3 + channel] ?? 0;
        palette.push(Math.round(from + ((to - from) * step) / STEPS));
      }
    }
    // When the palette is full, edges are not blended.
    indices[pixel] = place ?? mixed.get(key + STEPS - step) ?? below;
  }
  return { ...ground, indices, palette };
}

/** Backgrounds by content, each drawn once. */
class Grounds {
  readonly #drawn = new Map<string, Promise<IndexedPicture>>();

  of(scene: DrawnSpec, { tone, picture, focus }: ShareCard): Promise<IndexedPicture> {
    const key = JSON.stringify([picture ?? scene, focus, tone]);
    let ground = this.#drawn.get(key);
    if (!ground) {
      ground = cardGroundSvg({ brand: siteConfig.brand.name, scene, tone, picture, focus }).then(drawGround);
      this.#drawn.set(key, ground);
    }
    return ground;
  }
}

async function drawCard(card: AddressedCard, grounds: Grounds, target: string): Promise<void> {
  const { path, title, kicker, tone, picture } = card;
  const scene = shareScene(card.scene, path, tone);
  const svg = await cardWordsSvg({ path, title, kicker, tone, ...placeOfWords({ scene, picture }) });
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const words = alpha.byteOffset % 4 === 0 ? alpha : Uint8Array.from(alpha);
  const { ink } = paletteColor(tone);
  const png = await indexedPng(withWords(await grounds.of(scene, card), words, ink));
  // Written to a temporary file and renamed, so that a concurrent build never copies a partial picture.
  const aside = `${target}.${process.pid}`;
  await writeFile(aside, png);
  await rename(aside, target);
}

/** What every card depends on besides the content that its address hashes: the brand and the drawing code. */
const common = createHash('sha256')
  .update(siteConfig.brand.name + drawingFingerprint())
  .digest('hex')
  .slice(0, 8);

const fileOf = ({ address }: AddressedCard) => join(CACHE, `${common}-${address.replace(/^\/og\//, '')}`);

const grounds = new Grounds();
const underWay = new Map<string, Promise<void>>();

function drawn(card: AddressedCard): Promise<void> {
  const file = fileOf(card);
  let work = underWay.get(file);
  if (!work) {
    work = existsSync(file) ? Promise.resolve() : drawCard(card, grounds, file);
    underWay.set(file, work);
  }
  return work;
}

/**
 * Draws the share cards that are not cached yet and waits for those in progress. Rejects when a page names a drawing
 * that does not exist. With a stage name it reports progress.
 */
export async function drawShareCards(cards: readonly AddressedCard[], stage?: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const missing = cards.filter((card) => !existsSync(fileOf(card)));
  await inParallel(missing, AT_ONCE, drawn, stage);
}

/** Draws missing share cards and adds all of them to the build. Returns each page’s card address by path. */
export async function makeShareCards(
  cards: readonly AddressedCard[],
  out: Pick<OutputFolder, 'copy'>,
): Promise<Map<string, string>> {
  await drawShareCards(cards);
  await inParallel(cards, 8, (card) => out.copy(card.address.slice(1), fileOf(card)));
  return new Map(cards.map(({ path, address }) => [path, address]));
}
