import styles from './QrCode.module.css';

/** A code's dark modules as a path, a unit each: runs of '#' in equally long rows. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** An asset's code, with the quiet zone that a reader needs. */
export function QrCode({ rows }: { rows: readonly string[] }) {
  const size = rows.length + 4;
  return (
    <svg
      className={styles.code}
      viewBox={`-2 -2 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
