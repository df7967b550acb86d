/** Red, green and blue of a color such as #13212b, each from 0 to 255. Ignores an alpha channel. */
export const channelsOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Blends a color over another with an opacity from 0 to 1. */
export function mixed(over: string, below: string, opacity: number): string {
  const under = channelsOf(below);
  return hexOf(channelsOf(over).map((value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity)));
}

/** Relative luminance as defined by WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The color closest to another that has a minimum contrast with its background: mixes in as little black or white as
 * needed. Undefined if neither is enough.
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
