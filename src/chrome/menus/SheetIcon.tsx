import { areFaultyPagesAllowed } from '../../content/files/allowFaultyPages.ts';
import { hasIcon, iconReference } from '../iconSheet.ts';
import styles from './Menus.module.css';

/** A line icon from the shared sheet, so that its strokes are not repeated on every page. */
export function SheetIcon({ name, phase }: { name: string; phase?: 'rest' | 'hover' | undefined }) {
  // In development, an unknown name only omits its icon: chromeFaults reports it.
  if (areFaultyPagesAllowed() && !hasIcon(name)) return null;
  return (
    <svg className={styles.icon} data-phase={phase} viewBox="0 0 24 24" aria-hidden="true">
      <use href={iconReference(name)} />
    </svg>
  );
}
