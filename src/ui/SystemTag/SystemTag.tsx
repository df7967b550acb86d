import styles from './SystemTag.module.css';

export interface SystemTagProps {
  text: string;
  /** For a subject that is not about one system: ink and rules instead of system colors. */
  isNeutral?: boolean | undefined;
  /** For positioning. */
  className?: string | undefined;
}

/**
 * The tag above a headline that says what the page is about, in a system's colors: those the surrounding section sets
 * as --system, --system-live and --system-wash, or else those of maintenance.
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
