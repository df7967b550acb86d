/** A dial sweeps 260 degrees, from lower left over the top to lower right. */
const start = -220;
const sweep = 260;

const at = (degrees: number, radius: number) => {
  const turn = (degrees * Math.PI) / 180;
  return [60 + radius * Math.cos(turn), 60 + radius * Math.sin(turn)]
    .map((value) => Math.round(value * 10) / 10)
    .join(' ');
};

const angleOf = (share: number) => start + Math.min(1, Math.max(0, share)) * sweep;

/** Fourteen ticks around a dial of 120 by 120, every other one shorter. */
export function ticksPath(): string {
  return Array.from({ length: 14 }, (_, index) => {
    const degrees = start + index * (sweep / 13);
    return `M${at(degrees, 46)}L${at(degrees, index % 2 ? 42 : 38)}`;
  }).join('');
}

/** The arc from the dial's start to a share of it, clamped to its ends. */
export function arcPath(share: number): string {
  const end = angleOf(share);
  return `M${at(start, 46)}A46 46 0 ${end - start > 180 ? 1 : 0} 1 ${at(end, 46)}`;
}

/** The needle at a share of the dial, with its tail past the center. */
export function needlePath(share: number): string {
  const end = angleOf(share);
  return `M${at(end + 180, 10)}L${at(end, 40)}`;
}
