import { commaOf } from '../../../../shared/site/locales.ts';
import { cameraPlaces } from '../../../content/entries/films/cameraMoves.ts';
import type { FilmChapter } from '../../../content/entries/films/Film.ts';
import type { Locale } from '../../../content/files/locale.ts';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage, sceneSize } from '../../../scenes/SceneImage.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { WindowName } from '../../../windows/windowNames.ts';
import styles from './FilmFrame.module.css';

type Frame = FilmChapter['frame'];

/** Aspect ratio of a frame's contents; windows, figures and portraits fill the screen. */
function aspectOf(frame: Frame): number {
  if (!('scene' in frame)) return 16 / 9;
  const { width, height } = sceneSize(frame);
  return width / height;
}

/** The camera positions in the player's format: x, y and scale, one after another. */
export function cameraOf({ frame, camera }: Pick<FilmChapter, 'frame' | 'camera'>): string {
  return cameraPlaces(camera, aspectOf(frame))
    .map(({ x, y, scale }) => `${x} ${y} ${scale}`)
    .join(';');
}

/** The tone of a frame. */
export function groundOf(frame: Frame): 'day' | 'night' {
  return 'scene' in frame ? frame.tone : 'night';
}

/** The picture of a chapter: a drawing, a product window, figures, or a person. */
export function FilmFrame({ frame, locale }: { frame: Frame; locale: Locale }) {
  if ('scene' in frame) return <SceneImage className={styles.scene} scene={frame} alt="" ratio={16 / 9} />;
  if ('window' in frame)
    return (
      <div data-film-window="">
        <ProductWindow name={frame.window as WindowName} locale={locale} />
      </div>
    );
  if ('person' in frame) {
    const { id, name, role, company, portrait } = frame.person;
    return (
      <div className={styles.person}>
        {portrait ? <PortraitImage look={portrait} name={id} /> : null}
        <p>
          <b>{name}</b>
          <span>{[role, company].join(commaOf(locale))}</span>
        </p>
      </div>
    );
  }
  return (
    <ul className={styles.figures}>
      {frame.figures.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
