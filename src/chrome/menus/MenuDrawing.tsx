import type { Tone } from '../../scenes/pen/systems.ts';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import styles from './Menus.module.css';

/** A small drawing in a menu, loaded when the menu opens; renders nothing if the menu names none. */
export function MenuDrawing({ name, tone }: { name?: string | undefined; tone: Tone }) {
  if (!name) return null;
  return (
    <span className={styles.drawing}>
      <SceneImage scene={sceneSchema.parse({ scene: 'drawing', name, tone })} alt="" />
    </span>
  );
}
