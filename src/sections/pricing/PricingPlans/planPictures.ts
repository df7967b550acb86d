import type { StoreyPicture } from '../../../islands/PriceEstimate/PriceStorey.tsx';
import { artFile } from '../../../scenes/artFiles.ts';
import { renderScene } from '../../../scenes/renderScene.ts';
import { sceneAddress, sceneSize } from '../../../scenes/SceneImage.tsx';
import type { Pricing } from '../../shared/readPricing.ts';

/** The storeys' pictures as files, because the estimate runs in the browser, which cannot draw scenes. */
export function planPictures(plans: Pricing['plans']): StoreyPicture[] {
  return plans.map(({ scene }) => {
    if (scene.scene === 'picture') return { src: sceneAddress(scene), ...sceneSize(scene) };
    const { svg, width, height } = renderScene(scene, { still: true });
    return { src: artFile('storey', svg), width: Math.round(width), height: Math.round(height) };
  });
}
