import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './HubHead.module.css';

export interface HubHeadProps {
  /** May contain inline markup, like the introduction. */
  title: string;
  intro: string;
  link?: { href: string; label: string } | undefined;
  /** For the section's own spacing; --title sets the maximum line length of the title. */
  className?: string | undefined;
}

/** The head of a hub: what is in it, and next to that what it is good for. */
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
