import type { ReactNode } from 'react';
import type { ProseHeading } from '../../content/reading/prose.ts';
import { NarrowFold } from '../../ui/NarrowFold/NarrowFold.tsx';
import styles from './TextPage.module.css';

/** What an MDX page passes to the section that shows its text. */
export interface TextBody {
  /** The rendered text. */
  children?: ReactNode;
  /** Its headings, in reading order. */
  headings?: readonly ProseHeading[] | undefined;
}

interface TextPageProps extends TextBody {
  /** Name of the list of headings; without it, there is no list. */
  contents?: string | undefined;
  /** Whether that list can be taller than the window and must be focusable, so that arrow keys scroll it. */
  isLong?: boolean | undefined;
  /** Shown above that list. */
  side?: ReactNode;
  /** Shown below it, and sticky with it. */
  below?: ReactNode;
  /** Sets --side, --apart, --above and --between: the width of the lists, and the room around them. */
  className: string | undefined;
}

/** A text with its headings: sticky beside it if there is room, otherwise collapsed above it. */
export function TextPage(props: TextPageProps) {
  const { contents, headings = [], isLong, side, below, className, children } = props;
  const listed = contents ? headings.filter(({ depth }) => depth === 2) : [];
  const hasList = listed.length > 1;
  return (
    <div className={`${styles.page} ${className}`}>
      {side || hasList ? (
        <div className={below ? `${styles.side} ${styles.stay}` : styles.side}>
          {side}
          {hasList && contents ? (
            <nav
              className={below ? undefined : styles.stay}
              aria-label={contents}
              data-contents=""
              tabIndex={isLong ? 0 : undefined}
            >
              <NarrowFold label={contents}>
                <ol>
                  {listed.map(({ slug, text }) => (
                    <li key={slug}>
                      <a href={`#${slug}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </NarrowFold>
            </nav>
          ) : null}
          {below}
        </div>
      ) : null}
      {children}
    </div>
  );
}
