import styles from './SystemTag.module.css';

export interface SystemTagProps {
  text: string;
  /** What is named belongs to no single system: ink and rules instead of its colours. */
  isNeutral?: boolean | undefined;
  /** For its place in the section's grid. */
  className?: string | undefined;
}

/**
 * The tag over a headline that names what the page is about, in the colours of a system: of the one that the section
 * around it sets as --system, --system-live and --system-wash, else of maintenance.
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
