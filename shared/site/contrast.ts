/** Red, green and blue of a color such as #13212b, each from 0 to 255. An alpha channel is left out. */
export const channelsOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A color laid over another with an opacity from 0 to 1. */
export function mixed(over: string, below: string, opacity: number): string {
  const under = channelsOf(below);
  return hexOf(channelsOf(over).map((value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity)));
}

/** Relative luminance by WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The color nearest to one that has at least a contrast with its background: the color with as little black or white in
 * it as that takes. Undefined where neither reaches it.
 */
export function nearestWithContrast(color: string, background: string, least: number): string | undefined {
  const candidates = ['#000000', '#ffffff'].flatMap((end) => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const candidate = mixed(end, color, percent / 100);
      if (contrast(candidate, background) >= least) return [{ percent, candidate }];
    }
    return [];
  });
  return candidates.sort((one, other) => one.percent - other.percent)[0]?.candidate;
}
