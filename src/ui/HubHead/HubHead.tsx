import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './HubHead.module.css';

export interface HubHeadProps {
  /** May hold inline markup, as the introduction may. */
  title: string;
  intro: string;
  link?: { href: string; label: string } | undefined;
  /** For the section's own distances; --title says how long the lines of the title may get. */
  className?: string | undefined;
}

/** The head of a hub: what is kept there, and beside it what it is good for. */
export function HubHead({ title, intro, link, className }: HubHeadProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <h1 className={styles.title}>{inlineMarkup(title)}</h1>
      <div>
        <p className={styles.intro}>{inlineMarkup(intro)}</p>
        {link ? (
          <p className={styles.link}>
            <Button href={link.href} label={link.label} variant="text" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
