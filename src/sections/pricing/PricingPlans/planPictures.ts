import type { StoreyPicture } from '../../../islands/PriceEstimate/PriceStorey.tsx';
import { artFile } from '../../../scenes/artFiles.ts';
import { cropAround } from '../../../scenes/pen/cropAround.ts';
import { renderScene } from '../../../scenes/renderScene.ts';
import { sceneAddress, sceneSize } from '../../../scenes/SceneImage.tsx';
import type { Pricing } from '../../shared/readPricing.ts';

/** Width divided by height of a room beside the text on a tablet. */
const NARROW = 0.8;

/** The storeys' pictures as files, because the estimate runs in the browser, which cannot draw scenes. */
export function planPictures(plans: Pricing['plans']): StoreyPicture[] {
  return plans.map(({ scene }) => {
    if (scene.scene === 'picture') return { src: sceneAddress(scene), ...sceneSize(scene) };
    const drawn = renderScene(scene, { still: true });
    const { svg, width, height } = drawn;
    const { fit, position } = cropAround(drawn, NARROW, [0, 100]);
    return {
      src: artFile('storey', svg),
      width: Math.round(width),
      height: Math.round(height),
      ...(fit === 'cover' ? { narrow: `${position[0]}% ${position[1]}%` } : {}),
    };
  });
}
