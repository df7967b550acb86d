import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './Section.module.css';

/** How a section opens, which the page decides in reading order. */
export interface SectionMark {
  /**
   * `axis`: a line with the section's letter and name, the introduction beside the title. `wide`: a larger title across
   * the page, the introduction below it. `slab`: a smaller title under a piece of floor, the introduction beside
   * it.
   */
  opener: 'axis' | 'wide' | 'slab';
  /** Shown in the axis's grid bubble. */
  letter?: string | undefined;
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
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
      data-room={room}
      aria-label={title ? undefined : axis}
    >
      <div className="container">
        {axis && mark?.letter ? (
          <div className={styles.axis} aria-hidden="true">
            <span className={styles.bubble}>{mark.letter}</span>
            {axis}
          </div>
        ) : null}
        {title ? (
          <div className={intro ? `split ${styles.head}` : styles.head} data-opener={mark?.opener}>
            <h2 className={styles.title}>{headingMarkup(title)}</h2>
            {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
