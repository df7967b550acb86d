import styles from './LineDrawing.module.css';

/** What a stroke represents, which determines its weight and color. */
export type StrokeKind =
  | 'cut'
  | 'edge'
  | 'thin'
  | 'paper'
  | 'block'
  | 'street'
  | 'water'
  | 'cmms'
  | 'energy'
  | 'cold'
  | 'cmms-wash'
  | 'energy-wash'
  | 'cold-wash'
  | 'alarm'
  | 'alarm-fill'
  | 'ink-fill'
  | 'cmms-fill'
  | 'cold-fill'
  | 'energy-fill';

export interface DrawnStroke {
  kind: StrokeKind;
  /** A path in the drawing's units. */
  path: string;
}

export interface DrawnText {
  at: readonly [number, number];
  text: string;
  kind?: 'value' | 'name' | 'alarm' | 'on-alarm' | undefined;
  anchor?: 'start' | 'middle' | 'end' | undefined;
}

/** A drawing as data: strokes in drawing order, then text. */
export interface DrawingData {
  /** Width and height in the drawing's own units. */
  size: readonly [number, number];
  /** Its upper left corner, 0 and 0 by default. */
  origin?: readonly [number, number] | undefined;
  strokes: readonly DrawnStroke[];
  texts?: readonly DrawnText[] | undefined;
}

export interface LineDrawingProps extends DrawingData {
  /** meet: the whole drawing. slice: as much as fills the space, centered. */
  fit?: 'meet' | 'slice' | undefined;
}

/** A drawing as a picture that fills its frame. */
export function LineDrawing({ size, origin = [0, 0], strokes, texts = [], fit = 'meet' }: LineDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={[...origin, ...size].join(' ')}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
    >
      {strokes.map(({ kind, path }) => (
        <path key={kind + path.slice(0, 24)} data-kind={kind} d={path} />
      ))}
      {texts.map(({ at: [x, y], text, kind, anchor }) => (
        <text key={text + x + y} x={x} y={y} data-kind={kind} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
