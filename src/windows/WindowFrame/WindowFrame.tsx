import type { ReactNode } from 'react';
import { Tag, type TagData } from '../parts/Tag.tsx';
import styles from './WindowFrame.module.css';

/** The description that every product window has. */
export interface WindowHeading {
  /** The window in one sentence, for visitors who cannot see it. */
  label: string;
  /**
   * picture: an illustration, announced by its label alone. content: its text is read out, for pages that do not
   * otherwise say what the window shows.
   */
  reading?: 'picture' | 'content' | undefined;
  title: string;
  /** Path above the title: 'Ellery Tower / Level 8'. */
  trail?: string | undefined;
  /** A measured note at the end of the bar: '37 jobs'. */
  note?: string | undefined;
  /** A state at the end of the bar: 'Closed'. */
  tag?: TagData | undefined;
}

export interface WindowFrameProps extends WindowHeading {
  /** The dark bar above a full-size window: WindowTabs. */
  tabs?: ReactNode;
  /** Tags or values at the end of the title bar, after note and tag. */
  tools?: ReactNode;
  /** Whether its parts can show, once, how the product came to this state (behaviors/reveal.ts). */
  moves?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of every product window: bar, tabs, tools, content. It always uses the day tokens, and is the container for
 * the contents' queries: they drop columns before they shrink.
 */
export function WindowFrame({
  label,
  reading = 'picture',
  title,
  trail,
  note,
  tag,
  tabs,
  tools,
  moves,
  children,
}: WindowFrameProps) {
  const spoken = { role: reading === 'picture' ? 'img' : 'group', 'aria-label': label };
  return (
    <div dir="ltr" className={styles.sheet} data-tone="day" data-moves={moves ? '' : undefined} {...spoken}>
      <div className={styles.frame}>
        {tabs}
        <div className={styles.bar}>
          <span className={styles.title}>
            {trail ? <span className={styles.trail}>{trail} / </span> : null}
            {title}
          </span>
          {note ? <span className={styles.note}>{note}</span> : null}
          {tag ? <Tag {...tag} /> : null}
          {tools}
        </div>
        {children}
      </div>
    </div>
  );
}
