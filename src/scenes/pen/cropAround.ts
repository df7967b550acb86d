/** A box in a drawing's pixels, y down. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a frame may cut into something before a visitor notices, in the drawing's pixels. */
const UNNOTICED = 1;

/** Space between the sides of a crop and who is in it, in the drawing's pixels, where there is any. */
const AIR = 8;

/** Whether the edge of a frame runs through a box, which is neither inside nor outside. */
export function isCutBy(frame: Box, box: Box): boolean {
  const isOutside =
    box.right <= frame.left + UNNOTICED ||
    box.left >= frame.right - UNNOTICED ||
    box.bottom <= frame.top + UNNOTICED ||
    box.top >= frame.bottom - UNNOTICED;
  const isInside =
    box.left >= frame.left - UNNOTICED &&
    box.right <= frame.right + UNNOTICED &&
    box.top >= frame.top - UNNOTICED &&
    box.bottom <= frame.bottom + UNNOTICED;
  return !isOutside && !isInside;
}

/** A frame of the given width in the middle of a sheet, from top to bottom. */
export const middleFrame = (sheetWidth: number, width: number): Box => ({
  left: (sheetWidth - width) / 2,
  right: (sheetWidth + width) / 2,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
});

/**
 * Widths of a strip, a drawing that runs from edge to edge, in widths of the window: --strip of src/styles/tokens.css on
 * desktops, tablets and phones.
 */
export const STRIP_WIDTHS = [1.5, 1.83, 3.85] as const;

/** What windows show of a strip: its middle, or on phones what is around its focus. */
export const stripFrames = (width: number, focus = width / 2): Box[] =>
  STRIP_WIDTHS.map((times, index) =>
    middleFrame(index === STRIP_WIDTHS.length - 1 ? 2 * focus : width, width / times),
  );

/** A drawing’s size in pixels, and what is to be shown whole in it. */
export interface Croppable {
  width: number;
  height: number;
  parts?: readonly Box[];
  /** The middle of what a narrow place shows of it, in pixels from the left. */
  focus?: number | undefined;
}

export interface Crop {
  fit: 'cover' | 'contain';
  /** Across and down, in percent, as in object-position. */
  position: readonly [x: number, y: number];
}

/**
 * How a drawing fills a place whose width is `ratio` times its height: cropped around its focus, or at the given
 * position, or as close to it as nothing that must stay whole is cut; shown in full where every crop cuts something.
 */
export function cropAround(
  { width, height, parts = [], focus }: Croppable,
  ratio: number,
  [around, y]: Crop['position'],
): Crop {
  const shown = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  const x =
    focus === undefined || shown.width >= width
      ? around
      : Math.max(0, Math.min(100, Math.round((100 * (focus - shown.width / 2)) / (width - shown.width))));
  const isAcross = width - shown.width > height - shown.height;
  const wanted = isAcross ? x : y;
  for (const air of [AIR, 0])
    for (const percent of nearestFirst(wanted)) {
      const left = isAcross ? ((width - shown.width) * percent) / 100 : 0;
      const top = isAcross ? 0 : ((height - shown.height) * percent) / 100;
      const frame = { left, top, right: left + shown.width, bottom: top + shown.height };
      if (!parts.some((part) => isCutBy(frame, { ...part, left: part.left - air, right: part.right + air })))
        return { fit: 'cover', position: isAcross ? [percent, y] : [x, percent] };
    }
  return { fit: 'contain', position: [50, 100] };
}

/** The whole percents from 0 to 100, those close to the wanted one first. */
function nearestFirst(wanted: number): number[] {
  return Array.from({ length: 101 }, (_, percent) => percent).sort(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
  );
}
