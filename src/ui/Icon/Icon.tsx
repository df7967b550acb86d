import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

export type { IconName };

/** Icons that point the way a line is read, and are mirrored where it is read from right to left. */
const ONWARD: ReadonlySet<IconName> = new Set(['arrow', 'external']);

/** A line icon next to text that says the same; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={ONWARD.has(name) ? `${styles.icon} ${styles.onward}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
