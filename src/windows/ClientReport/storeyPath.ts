/**
 * A building as tall as `value` in a box of 100 by 100 whose height is `top`, with a floor every `storey`. One path:
 * the outline is filled, while the floors are lines without area.
 */
export function storeyPath(value: number, top: number, storey: number): string {
  const height = (amount: number) => Math.round((amount / top) * 1000) / 10;
  const floors = Math.max(0, Math.ceil(value / storey) - 1);
  const lines = Array.from({ length: floors }, (_, index) => `M0 ${100 - height((index + 1) * storey)}h100`);
  return `M0 100v-${height(value)}h100v${height(value)}z${lines.join('')}`;
}
