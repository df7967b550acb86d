import { theme } from '../../../config/theme.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  /** The brand as real text, so that a rebrand changes it. */
  name: string;
  size?: 'header' | 'footer' | undefined;
}

/** The brand's mark, in the color of the text around it. */
export const Mark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={theme.mark.box.join(' ')} fill="currentcolor" aria-hidden="true">
    <path d={theme.mark.path} />
  </svg>
);

/** The brand's mark and its name. */
export function BrandMark({ name, size = 'header' }: BrandMarkProps) {
  return (
    <span className={styles.brand} data-size={size}>
      <Mark className={styles.mark} />
      <span className={styles.word}>{name}</span>
    </span>
  );
}
