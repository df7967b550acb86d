import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

export type { IconName };

/** A line icon next to text that says the same; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
