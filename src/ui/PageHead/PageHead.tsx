import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** May contain inline markup, like the introduction. */
  title: string;
  intro: string;
  link?: { href: string; label: string } | undefined;
  /** short: a few words, for a hub. long: a title that says what a tool does. */
  length?: 'short' | 'long' | undefined;
  /** For the section's own spacing: --title and --intro set the maximum line lengths. */
  className?: string | undefined;
}

/** The head of a page that is used rather than read: its title, and next to it what the page is for. */
export function PageHead({ title, intro, link, length = 'short', className }: PageHeadProps) {
  return (
    <div
      className={`split ${styles.head} ${className ?? ''}`.trimEnd()}
      data-title={length === 'long' ? length : undefined}
    >
      <h1>{headingMarkup(title)}</h1>
      <div>
        <p className="intro">{inlineMarkup(intro)}</p>
        {link ? (
          <p className={styles.link}>
            <Button href={link.href} label={link.label} variant="text" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
