import { SceneImage } from '../../scenes/SceneImage.tsx';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import styles from './Menus.module.css';

/** A small drawing in a menu, loaded when the menu opens; nothing where the menu names none. */
export function MenuDrawing({ name }: { name?: string | undefined }) {
  if (!name) return null;
  return (
    <span className={styles.drawing}>
      <SceneImage scene={sceneSchema.parse({ scene: 'drawing', name })} alt="" />
    </span>
  );
}
