/** Width by height of the picture of a film. */
const SCREEN = 16 / 9;

/** Position of a picture on the screen: moved by fractions of the screen's width and height, then scaled. */
export interface CameraPlace {
  x: number;
  y: number;
  scale: number;
}

const round = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** Offset that centers a point of the picture without showing more of its edges than necessary. */
function shift(point: number, part: number, scale: number): number {
  if (part * scale <= 1) return 0.5 - 0.5 * scale;
  const first = 0.5 - part / 2;
  const wanted = 0.5 - (first + point * part) * scale;
  return Math.min(-first * scale, Math.max(1 - (first + part) * scale, wanted));
}

/**
 * The place of a picture for each stop of the camera.
 *
 * @param aspect width by height of the picture, which is fitted into the screen
 */
export function cameraPlaces(stops: readonly string[], aspect: number): CameraPlace[] {
  const wide = Math.min(1, aspect / SCREEN);
  const high = Math.min(1, SCREEN / aspect);
  const full = Math.max(1 / wide, 1 / high);
  return stops.map((stop) => {
    if (stop === 'whole') return { x: 0, y: 0, scale: 1 };
    const [x = 50, y = 50, zoom = 1] = stop === 'fill' ? [] : stop.split(' ').map(Number);
    const scale = full * zoom;
    return {
      x: round(shift(x / 100, wide, scale)),
      y: round(shift(y / 100, high, scale)),
      scale: round(scale),
    };
  });
}
