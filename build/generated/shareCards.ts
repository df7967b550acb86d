import sharp from 'sharp';
import { siteConfig } from '../../config/siteConfig.ts';
import { cached, cachedPath } from '../../src/cached.ts';
import type { ShareCard } from '../../src/lib/shareCardAddress.ts';
import {
  type CardGround,
  cardGroundSvg,
  cardWordsSvg,
  placeOfWords,
} from '../../src/scenes/shareCard/shareCardSvg.ts';
import { shareScene } from '../../src/scenes/shareCard/shareScene.ts';
import { drawingFingerprint } from '../fingerprint.ts';
import { inParallel } from '../inParallel.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';

const AT_ONCE = 2;

export interface AddressedCard extends ShareCard {
  /** The address of the picture in the page: /og/<slug>.<hash>.png, with a hash of everything that is drawn. */
  address: string;
}

/** At most 256 colors, undithered, take half the bytes of all colors. */
const FEW_COLORS = { palette: true, dither: 0, effort: 1 };

/** The code that draws. */
const code = drawingFingerprint();

/** The background of a card, which many cards share. */
function groundOf({
  pictureVersion,
  ...card
}: CardGround & Pick<ShareCard, 'pictureVersion'>): Promise<Buffer> {
  const { brand, scene, tone, picture, focus } = card;
  const shown = picture === undefined ? scene : [picture, pictureVersion, focus];
  return cached(['share', 'ground', code, brand, tone, shown], async () =>
    sharp(Buffer.from(await cardGroundSvg(card)))
      .png(FEW_COLORS)
      .toBuffer(),
  );
}

/** Path of a card’s picture. */
function drawn(card: AddressedCard): Promise<string> {
  const brand = siteConfig.brand.name;
  return cachedPath(['share', 'card', code, brand, card], async (path) => {
    const scene = shareScene(card.scene, card.path, card.tone);
    const words = Buffer.from(await cardWordsSvg({ ...card, ...placeOfWords({ ...card, scene }) }));
    const ground = await groundOf({ ...card, brand, scene });
    await sharp(ground)
      .composite([{ input: words }])
      .png(FEW_COLORS)
      .toFile(path);
  });
}

/**
 * Draws share cards, so that makeShareCards finds them drawn. Rejects when a page names a drawing that does not exist.
 */
export async function drawShareCards(cards: readonly AddressedCard[]): Promise<void> {
  await inParallel(cards, AT_ONCE, async (card) => void (await drawn(card)), 'Share pictures');
}

/** Adds share cards to the build. */
export async function makeShareCards(
  cards: readonly AddressedCard[],
  out: Pick<OutputFolder, 'copy'>,
): Promise<void> {
  await inParallel(cards, 8, async (card) => out.copy(card.address.slice(1), await drawn(card)));
}
