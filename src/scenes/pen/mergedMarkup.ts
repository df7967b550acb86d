import { pathData, type Segment } from './PathData.ts';
import { hidesWhatIsBehind, type Stroke, stackingRank, strokeClass } from './strokes.ts';

/** One drawing operation: a path of a stroke, a placed symbol, or ready-made markup. */
export type Operation =
  | { layer: number; stroke: Stroke; segments: Segment[] }
  | { layer: number; use: string }
  | { layer: number; markup: string };

/**
 * Operations as markup, lowest layer first. Within a layer, paths of one stroke are merged into one, up to the next
 * element that hides what is behind it; symbols go on top of the run they were placed in.
 */
export function mergedMarkup(operations: readonly Operation[]): string {
  let out = '';
  let run = new Map<Stroke, Segment[]>();
  let uses = '';
  let hiding = false;
  let layer = Number.NaN;
  const flush = () => {
    for (const [stroke, segments] of [...run].sort((a, b) => stackingRank(a[0]) - stackingRank(b[0]))) {
      out += `<path class="${strokeClass(stroke)}" d="${pathData(segments)}"/>`;
    }
    out += uses;
    run = new Map();
    uses = '';
    hiding = false;
  };
  const ordered = operations
    .map((operation, index) => ({ operation, index }))
    .sort((a, b) => a.operation.layer - b.operation.layer || a.index - b.index);
  for (const { operation } of ordered) {
    if (operation.layer !== layer) flush();
    layer = operation.layer;
    if ('markup' in operation) {
      flush();
      out += operation.markup;
    } else if ('use' in operation) {
      if (hiding) flush();
      uses += operation.use;
    } else {
      const hides = hidesWhatIsBehind(operation.stroke);
      const alone = run.size === 1 && run.has(operation.stroke) && uses === '';
      if (hides ? (run.size > 0 || uses !== '') && !alone : hiding) flush();
      hiding = hides;
      const segments = run.get(operation.stroke);
      if (segments === undefined) run.set(operation.stroke, [...operation.segments]);
      else for (const segment of operation.segments) segments.push(segment);
    }
  }
  flush();
  return out;
}
