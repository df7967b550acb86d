import { artFile } from '../../scenes/artFiles.ts';
import { paletteColor } from '../../scenes/pen/sceneStyle.ts';
import styles from './QrCode.module.css';

/** A code's dark modules as a path, one unit each: runs of '#' in rows of equal length. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** An asset's code, with the quiet zone that a reader needs; in a separate file, because codes do not compress. */
export function QrCode({ rows }: { rows: readonly string[] }) {
  const size = rows.length + 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size} ${size}" shape-rendering="crispEdges"><path fill="${paletteColor('day').ink}" d="${qrPath(rows)}"/></svg>`;
  return (
    <img
      className={styles.code}
      src={artFile('code', svg)}
      width={size * 4}
      height={size * 4}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  );
}
