import styles from './SystemTag.module.css';

export interface SystemTagProps {
  text: string;
  /** For a subject that is not about one system: ink and rules instead of system colors. */
  isNeutral?: boolean | undefined;
  /** For positioning. */
  className?: string | undefined;
}

/**
 * The tag above a headline that says what the page is about, in the colors of the section's system, or else of the
 * page's.
 */
export function SystemTag({ text, isNeutral = false, className }: SystemTagProps) {
  return (
    <p
      className={className ? `${styles.tag} ${className}` : styles.tag}
      data-neutral={isNeutral ? '' : undefined}
    >
      {text}
    </p>
  );
}
