import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './Section.module.css';

/** The mark of a section's axis, which the page assigns in reading order. */
export interface SectionMark {
  /** Shown in the axis's grid bubble. */
  letter: string;
  /**
   * How the section opens. `row`: the axis's name at the end of the line, the introduction beside the title. `stack`:
   * the name at the start of the line, which runs to the title, and the introduction below.
   */
  opener: 'row' | 'stack';
}

export interface SectionProps {
  /** Anchor of the section, for links such as /careers/#openings. */
  id?: string | undefined;
  /** Name on the section's axis. Without it, the section has no axis. */
  axis?: string | undefined;
  mark?: SectionMark | undefined;
  tone?: 'paper' | 'sheet' | 'night' | undefined;
  title?: string | undefined;
  intro?: string | undefined;
  /** Vertical spacing: a band is tight and has no axis. */
  room?: 'section' | 'band' | undefined;
  children?: ReactNode;
}

/** The frame of a section: background, axis with its grid bubble, heading and introduction. */
export function Section({
  id,
  axis,
  mark,
  tone = 'paper',
  title,
  intro,
  room = 'section',
  children,
}: SectionProps) {
  const line =
    axis && mark ? (
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.bubble}>{mark.letter}</span>
        {axis}
      </div>
    ) : null;
  const isStacked = line !== null && mark?.opener === 'stack';
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
      data-room={room}
      data-opener={isStacked ? 'stack' : undefined}
      aria-label={title ? undefined : axis}
    >
      <div className="container">
        {isStacked && title ? null : line}
        {title ? (
          <div className={intro ? `split ${styles.head}` : styles.head}>
            {isStacked ? line : null}
            <h2 className={styles.title}>{headingMarkup(title)}</h2>
            {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
