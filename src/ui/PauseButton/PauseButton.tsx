import styles from './PauseButton.module.css';

export interface PauseButtonProps {
  label: string;
  /** For positioning. */
  className?: string | undefined;
}

/**
 * Stops an endless animation: behaviors/marquee.ts shows it and handles its clicks inside an element with
 * data-marquee.
 */
export function PauseButton({ label, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.pause} ${className}` : styles.pause}
      data-marquee-pause=""
      aria-label={label}
      hidden
    >
      <span className={styles.sign} />
    </button>
  );
}
