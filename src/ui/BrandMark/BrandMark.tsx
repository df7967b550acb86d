import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  /** The brand as real text, so that a rebrand changes it. */
  name: string;
  size?: 'header' | 'footer' | undefined;
}

/** Two posts, the beam across them, and the brand's name. */
export function BrandMark({ name, size = 'header' }: BrandMarkProps) {
  return (
    <span className={styles.brand} data-size={size}>
      <svg className={styles.mark} viewBox="0 0 32 22" aria-hidden="true">
        <path d="M0 0h32v7H0zM4 7h3.2v15H4zM24.8 7H28v15h-3.2z" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
