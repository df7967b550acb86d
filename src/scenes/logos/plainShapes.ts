import { type CustomPlugin, optimize } from 'svgo';
import { plainSvg } from '../../media/plainSvg.ts';

/** Elements that can be recolored unchanged. */
const SHAPES = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

const OTHER = /opacity|mask|filter|clip-path|class|style|mix-blend-mode/;

const isWhite = (paint: string) => /^#(?:f{3,8}|[ef][0-9a-f][ef][0-9a-f][ef][0-9a-f])$/i.test(paint);

/**
 * The contents of an SVG logo in the color of the text around it; undefined for a logo that is more than shapes in dark
 * colors, such as one with gradients, masks, or white lettering on a badge, whose outline is traced instead.
 */
export function plainShapes(svg: string): string | undefined {
  let isPlain = true;
  const toOneTone: CustomPlugin = {
    name: 'toOneTone',
    fn: () => ({
      element: {
        enter: ({ name, attributes }) => {
          if (!SHAPES.has(name)) isPlain = false;
          for (const [key, value] of Object.entries(attributes)) {
            if (OTHER.test(key)) isPlain = false;
            if (key !== 'fill' && key !== 'stroke') continue;
            if (isWhite(value) || value.startsWith('url')) isPlain = false;
            if (value !== 'none') attributes[key] = 'currentColor';
          }
        },
      },
    }),
  };
  const { data } = optimize(plainSvg(svg), {
    plugins: [
      { name: 'convertColors', params: { names2hex: true, rgb2hex: true, shortname: false } },
      toOneTone,
    ],
  });
  return isPlain ? data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') : undefined;
}
