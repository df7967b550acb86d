import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteConfig } from '../config/siteConfig.ts';
import type { ShareCard } from '../src/lib/shareCardAddress.ts';
import {
  type CardGround,
  cardGroundSvg,
  cardWordsSvg,
  placeOfWords,
} from '../src/scenes/shareCard/shareCardSvg.ts';
import { shareScene } from '../src/scenes/shareCard/shareScene.ts';
import { drawingFingerprint } from './fingerprint.ts';
import { inParallel } from './inParallel.ts';
import type { OutputFolder } from './OutputFolder.ts';

const CACHE = join('.cache', 'share');
const AT_ONCE = 2;

export interface AddressedCard extends ShareCard {
  /** The address of the picture in the page: /og/<slug>.<hash>.png, with a hash of everything that is drawn. */
  address: string;
}

/** At most 256 colors, undithered, take half the bytes of all colors. */
const FEW_COLORS = { palette: true, dither: 0, effort: 1 };

/** Backgrounds by what is on them, each drawn once: many cards share one. */
const grounds = new Map<string, Promise<Buffer>>();

function groundOf(card: CardGround): Promise<Buffer> {
  const { scene, tone, picture, focus } = card;
  const key = JSON.stringify([picture ?? scene, focus, tone]);
  let ground = grounds.get(key);
  if (!ground) {
    ground = cardGroundSvg(card).then((svg) => sharp(Buffer.from(svg)).png(FEW_COLORS).toBuffer());
    grounds.set(key, ground);
  }
  return ground;
}

async function drawCard(card: AddressedCard, target: string): Promise<void> {
  const scene = shareScene(card.scene, card.path, card.tone);
  const words = Buffer.from(await cardWordsSvg({ ...card, ...placeOfWords({ ...card, scene }) }));
  const ground = await groundOf({ ...card, brand: siteConfig.brand.name, scene });
  const png = await sharp(ground)
    .composite([{ input: words }])
    .png(FEW_COLORS)
    .toBuffer();
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

const underWay = new Map<string, Promise<void>>();

function drawn(card: AddressedCard): Promise<void> {
  const file = fileOf(card);
  let work = underWay.get(file);
  if (!work) {
    work = existsSync(file) ? Promise.resolve() : drawCard(card, file);
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
