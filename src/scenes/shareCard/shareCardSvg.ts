import { join } from 'node:path';
import sharp from 'sharp';
import { MONO_WIDTH } from '../../../config/cutOf.ts';
import { theme } from '../../../config/theme.ts';
import { scriptCuts, themeCut } from '../../../config/typefaces.ts';
import { directionOf } from '../../../shared/site/locales.ts';
import { damagedPicture, mediaRoot, readMediaImage } from '../../media/mediaFiles.ts';
import { cropAround } from '../pen/cropAround.ts';
import { paletteColor } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';
import { cropStart } from '../pictures/pictureSize.ts';
import { renderScene } from '../renderScene.ts';
import type { SceneResult } from '../SceneResult.ts';
import type { DrawnSpec } from '../sceneSchema.ts';
import { isRightToLeft, type LineFont, outlineText, textWidth } from './outlineText.ts';
import { panel } from './shareScene.ts';
import { staticFont } from './staticFont.ts';
import { wrapTitle } from './wrapTitle.ts';

const CARD = { width: 1200, height: 630 };

/** Top of the strip at the bottom with the page's name, and the left margin. */
const block = CARD.height - 82;
const margin = 64;

/** Height of a strip on a card. */
const STRIP_HEIGHT = 330;

/** Height of the brand's mark beside its name. */
const MARK_HEIGHT = 26.4;

/** The theme's sans with the fonts of further scripts that it names. */
async function sansFont(wanted: Readonly<Record<string, number>>): Promise<LineFont> {
  const scripts = scriptCuts('sans', wanted).map(async ({ script, ...cut }) => ({
    font: await staticFont(cut),
    letters: new RegExp(`[${cut.letters}]`, 'u'),
    isRightToLeft: directionOf(`und-${script}`) === 'rtl',
  }));
  return { main: await staticFont(themeCut('sans', wanted)), scripts: await Promise.all(scripts) };
}

const headingFont = () => sansFont({ wght: 570, wdth: 84 });
const brandFont = () => staticFont(themeCut('sans', { wght: 640, wdth: 88 }));
const textFont = () => sansFont({ wght: 560, wdth: 94 });
const monoFont = () => staticFont(themeCut('mono', { wght: 400, wdth: MONO_WIDTH }));

export interface CardGround {
  brand: string;
  scene: DrawnSpec;
  tone: Tone;
  /** Instead of the scene: a picture in content/media, or `none`. */
  picture?: string | undefined;
  /** The picture's focal point, if not that of its note: percent from the left and from the top. */
  focus?: readonly [number, number] | undefined;
}

export interface CardWords {
  title: string;
  /** The kind of page, in a word or two. */
  kicker: string;
  path: string;
  tone: Tone;
  /** The street fills the whole card, and the title is in its sky. */
  isEstate: boolean;
  /** The title has the whole width. */
  isAlone?: boolean | undefined;
}

const MIDDLE = [50, 50] as const;

/** A picture that fills the panel, cropped around its focus, inside the card’s file. */
async function photograph(file: string, focus: CardGround['focus'], ground: string): Promise<string> {
  const { width, height, focus: noted = MIDDLE } = readMediaImage(file);
  const [x, y] = focus ?? noted;
  const scale = Math.max(panel.width / width, block / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const left = Math.round(cropStart(size.width, panel.width, x));
  const top = Math.round(cropStart(size.height, block, y));
  const bytes = await sharp(join(mediaRoot(), file))
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, width: panel.width, height: block })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch((error: unknown) => {
      throw damagedPicture(file, error);
    });
  return `<image x="${CARD.width - panel.width}" y="0" width="${panel.width}" height="${block}" href="data:image/jpeg;base64,${bytes.toString('base64')}"/>`;
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`;

/**
 * A scene within the card, without its text and key bubbles: at this size they are just texture, and need a font.
 */
function placed(scene: SceneResult, box: { x: number; y: number; width: number; height: number }): string {
  const viewBox = /viewBox="([^"]+)"/.exec(scene.svg)?.[1] ?? `0 0 ${scene.width} ${scene.height}`;
  const inner = scene.svg
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<g class="key[^>]*>.*?<\/g>/g, '')
    .replace(/<text[^>]*>.*?<\/text>/g, '')
    .replace(/<circle class="ab"[^>]*>/g, '');
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}">${inner}</svg>`;
}

/** The percent across at which a card's panel has the person nearest to the middle of a strip in its own middle. */
function aroundSomebody({ width, height, parts = [] }: SceneResult): number {
  const shown = (height * panel.width) / STRIP_HEIGHT;
  const off = parts
    .map(({ left, right }) => (left + right - width) / 2)
    .reduce((nearest, one) => (Math.abs(one) < Math.abs(nearest) ? one : nearest), width);
  return parts.length === 0 ? 50 : Math.max(0, Math.min(100, 50 + (100 * off) / (width - shown)));
}

/** The part of a card shared by pages with the same drawing: background, drawing, logo and brand. */
export async function cardGroundSvg({ brand, scene, tone, picture, focus }: CardGround): Promise<string> {
  const { ink, paper } = paletteColor(tone);
  const [markLeft, markTop, markWidth, markHeight] = theme.mark.box;
  const unit = MARK_HEIGHT / markHeight;
  const name = outlineText(await brandFont(), brand, 37, {
    x: margin + markWidth * unit + 12.6,
    y: 88.5,
    tracking: -0.012,
  });
  const mark = `<path transform="translate(${margin - markLeft * unit} ${63.5 - markTop * unit}) scale(${unit})" fill="${ink}" d="${theme.mark.path}"/><path fill="${ink}" d="${name.path}"/>`;
  const ground = `<path fill="${paper}" d="M0 0h${CARD.width}v${CARD.height}H0z"/>`;
  const foot = `<path fill="${paper}" d="M0 ${block}h${CARD.width}V${CARD.height}H0z"/><path fill="${ink}" d="M0 ${block - 1}h${CARD.width}v2.5H0z"/>`;
  if (picture !== undefined)
    return `${open}${ground}${picture === 'none' ? '' : await photograph(picture, focus, paper)}${foot}${mark}</svg>`;
  const drawing = renderScene(scene);
  if (scene.scene === 'estate') {
    const height = (drawing.height * CARD.width) / drawing.width;
    // Without hairlines: they are a third of the file, and thinner than a pixel here.
    const bold = { ...drawing, svg: drawing.svg.replace(/<path class="h"[^>]*>/g, '') };
    const inside = placed(bold, { x: 0, y: block + 78 - height, width: CARD.width, height });
    return `${open}${ground}${inside}${foot}${mark}</svg>`;
  }
  const left = CARD.width - panel.width;
  // A strip shows the part around somebody near its middle that cuts nobody, a tall drawing all of it; both stand on the block's rule.
  const isStrip = drawing.width / drawing.height > 2.4;
  // A street's ends may be cropped, so that its building is large enough.
  const closer = drawing.width > 600 ? 1.25 : 1;
  const scale = isStrip
    ? STRIP_HEIGHT / drawing.height
    : Math.min((closer * panel.width) / drawing.width, (panel.height - 24) / drawing.height);
  const size = { width: drawing.width * scale, height: drawing.height * scale };
  const crop = cropAround(drawing, panel.width / STRIP_HEIGHT, [aroundSomebody(drawing), 100]);
  const inside = placed(drawing, {
    x: left + (panel.width - size.width) * (isStrip ? crop.position[0] / 100 : 0.5),
    y: block - size.height,
    ...size,
  });
  const clip = `<clipPath id="panel"><path d="M${left} 0h${panel.width}v${block}H${left}z"/></clipPath>`;
  const wash = `<path fill="${ink}" opacity=".035" d="M${left} 0h${panel.width}v${block}H${left}z"/>`;
  const divider = `<path fill="${ink}" opacity=".55" d="M${left - 1} 0h1.5v${block}h-1.5z"/>`;
  return `${open}${ground}${clip}${wash}<g clip-path="url(#panel)">${inside}</g>${divider}${foot}${mark}</svg>`;
}

/** The outlined text of one card: the title in the heading font, and the block with the page's name and path. */
export async function cardWordsSvg({
  title,
  kicker,
  path,
  tone,
  isEstate,
  isAlone = false,
}: CardWords): Promise<string> {
  const { ink } = paletteColor(tone);
  const heading = await headingFont();
  const tracking = -0.024;
  const lineHeight = 1.02;
  const box = isEstate
    ? { width: 640, height: 240, sizes: [84, 76, 68, 60, 52, 44] }
    : {
        width: isAlone ? CARD.width - 2 * margin : CARD.width - panel.width - margin - 44,
        height: 360,
        sizes: [84, 76, 68, 60, 52, 46, 40],
      };
  const { lines, size } = wrapTitle(heading, title, { ...box, lineHeight, tracking });
  const top = 146 + size * 0.76;
  const words = lines
    .map(
      (line, index) =>
        outlineText(heading, line, size, {
          x: isRightToLeft(heading, title)
            ? margin + box.width - textWidth(heading, line, size, tracking)
            : margin - size * 0.03,
          y: top + index * size * lineHeight,
          tracking,
        }).path,
    )
    .join('');
  const mono = await monoFont();
  const text = await textFont();
  const baseline = block + 49;
  const name = outlineText(text, kicker, 23, { x: margin, y: baseline, tracking: -0.004 });
  const start = margin + name.width + 28;
  const room = CARD.width - margin - start - 28;
  const shown = shorten(path, (value) => textWidth(mono, value, 19) <= room);
  const address = outlineText(mono, shown, 19, { x: start + 28, y: baseline });
  const rule = `<path fill="${ink}" opacity=".55" d="M${Math.round(start)} ${block}h1.5v${CARD.height - block}h-1.5z"/>`;
  return `${open}<path fill="${ink}" d="${words}${name.path}"/>${rule}<path fill="${ink}" opacity=".78" d="${address.path}"/></svg>`;
}

/** A path, shortened from its start until it fits. */
function shorten(path: string, fits: (value: string) => boolean): string {
  let shown = path;
  for (let cut = 1; !fits(shown) && cut < path.length; cut++) shown = `…${path.slice(cut)}`;
  return shown;
}

/** The position of a card's text, depending on its picture. */
export const placeOfWords = ({ scene, picture }: Pick<CardGround, 'scene' | 'picture'>) => ({
  isEstate: picture === undefined && scene.scene === 'estate',
  isAlone: picture === 'none',
});

/** A whole card, 1200 × 630, that needs no fonts to render. */
export async function shareCardSvg(card: CardGround & Omit<CardWords, 'isEstate'>): Promise<string> {
  const ground = await cardGroundSvg(card);
  const words = await cardWordsSvg({ ...card, ...placeOfWords(card) });
  return ground.replace(/<\/svg>$/, `${words}</svg>`);
}
