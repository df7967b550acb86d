import { SceneImage } from '../../scenes/SceneImage.tsx';
import styles from './Menus.module.css';

/** A small drawing in a menu, loaded when the menu opens; nothing where the menu names none. */
export function MenuDrawing({ name }: { name?: string | undefined }) {
  if (!name) return null;
  return (
    <span className={styles.drawing}>
      <SceneImage scene={{ scene: 'drawing', name, tone: 'day' }} alt="" />
    </span>
  );
}
