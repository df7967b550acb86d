import { describe, expect, it } from 'vitest';
import { renderScene } from '../../../scenes/renderScene.ts';
import { streetBay } from './streetBay.ts';

const kinds = ['grocery', 'school', 'hospital', 'tower', 'office', 'depot'];

describe('a bay of the street', () => {
  it.each(kinds)('draws the %s as broad as its meters, so that all share one scale', (kind) => {
    const { scene, meters } = streetBay(kind);
    expect(renderScene(scene).width).toBe(Math.round(meters * 10));
  });

  it('gives the tower more sky than the school', () => {
    expect(renderScene(streetBay('tower').scene).height).toBeGreaterThan(
      renderScene(streetBay('school').scene).height,
    );
  });
});
