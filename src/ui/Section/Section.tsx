import type { ReactNode } from 'react';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  /** Anchor of the section, for links such as /careers/#openings. */
  id?: string | undefined;
  /** Name at the end of the section's axis. Without it, the section has no axis. */
  axis?: string | undefined;
  /** Letter in the axis's grid bubble, assigned by the page in reading order. */
  mark?: string | undefined;
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
        {axis && mark ? (
          <div className={styles.axis} aria-hidden="true">
            <span className={styles.bubble}>{mark}</span>
            {axis}
          </div>
        ) : null}
        {title ? (
          <div className={styles.head}>
            <h2 className={styles.title}>{inlineMarkup(title)}</h2>
            {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
