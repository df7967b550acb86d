import { useId } from 'react';
import styles from './AwardSeal.module.css';
import { starPath } from './sealShapes.ts';

/** The emblem in the center of a seal. */
export type SealMark = 'beam' | 'star' | 'list' | 'phone' | 'clock' | 'drop' | 'cube' | 'gauge';

export interface AwardSealProps {
  mark: SealMark;
  /** The issuer of the award. */
  issuer: string;
  year: string;
  /** What the award is for. */
  name: string;
  className?: string | undefined;
}

/** Marks in a box of 48 units around the origin: `line` is stroked, `solid` filled. */
const marks: Record<SealMark, { line?: string; solid?: string }> = {
  beam: { solid: 'M-24-14h48v10h-48zM-18-4h5v22h-5zM13-4h5v22h-5z' },
  star: { solid: starPath(22, 9.5) },
  list: { line: 'M-8-13H20M-8 0H20M-8 13H20', solid: 'M-20-15h5v5h-5zM-20-2.5h5v5h-5zM-20 10.5h5v5h-5z' },
  phone: { line: 'M-12-21h24v42h-24zM-4 14H4' },
  clock: { line: 'M0-20a20 20 0 1 1-.1 0zM0-11V0l8 6' },
  drop: { line: 'M0-22C9-9 14-2 14 6a14 14 0 0 1-28 0C-14-2-9-9 0-22zM-7 7a7 7 0 0 0 7 7' },
  cube: { line: 'M0-21L19-11V11L0 21-19 11V-11zM-19-11L0 0 19-11M0 0V21' },
  gauge: { line: 'M-20 10a20 20 0 1 1 40 0zM0 10L10-5M-14-4l3 3M0-10v-4' },
};

/**
 * An award as a drawing office's stamp: rings, a ring of ticks, and text along them, in the color of the text around
 * it. Issuer and award run along the upper arc, with the year below.
 */
export function AwardSeal({ mark, issuer, year, name, className }: AwardSealProps) {
  const id = useId();
  const { line, solid } = marks[mark];
  const upper = `${issuer} · ${name}`;
  // The upper arc is 3/4 of a circle of radius 62: long words are set tighter rather than run into the year.
  const room = 292;
  const natural = upper.length * 7.9;
  return (
    <svg
      className={[styles.seal, className].filter(Boolean).join(' ')}
      viewBox="-80 -80 160 160"
      width={160}
      height={160}
      role="img"
      aria-label={`${name}, ${issuer}, ${year}`}
    >
      <path className={styles.ring} d={circle(78) + circle(50)} />
      <path className={styles.ticks} d={circle(75.5)} />
      <path className={styles.hair} d={circle(73) + circle(46.5)} />
      <path className={styles.solid} d={`M-28.9 52.3l2 2-2 2-2-2zM28.9 52.3l2 2-2 2-2-2z${solid ?? ''}`} />
      {line ? <path className={styles.mark} d={line} /> : null}
      <path id={`${id}upper`} fill="none" d="M-41.7 42.4A59.5 59.5 0 1 1 41.7 42.4" />
      <path id={`${id}lower`} fill="none" d="M-46.6 46.6A66 66 0 0 0 46.6 46.6" />
      <text className={styles.words} textAnchor="middle">
        <textPath
          href={`#${id}upper`}
          startOffset="50%"
          {...(natural > room ? { textLength: room - 12, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {upper}
        </textPath>
      </text>
      <text className={styles.words} textAnchor="middle">
        <textPath href={`#${id}lower`} startOffset="50%">
          {year}
        </textPath>
      </text>
    </svg>
  );
}

const circle = (radius: number) => `M0-${radius}a${radius} ${radius} 0 1 1-.1 0z`;
