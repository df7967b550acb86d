import { theme } from '../../../config/theme.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  /** The brand as real text, so that a rebrand changes it. */
  name: string;
  size?: 'header' | 'footer' | undefined;
}

/** The brand's mark and its name. */
export function BrandMark({ name, size = 'header' }: BrandMarkProps) {
  return (
    <span className={styles.brand} data-size={size}>
      <svg className={styles.mark} viewBox={theme.mark.box.join(' ')} aria-hidden="true">
        <path d={theme.mark.path} />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
