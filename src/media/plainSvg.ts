import { type CustomPlugin, optimize } from 'svgo';

/** Elements that run scripts, hold HTML, load something or lead away: none of them is part of a picture. */
const REFUSED = new Set([
  'script',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
  'a',
]);

/** Attributes that hold an address, which may lead to a part of the picture or hold a raster image. */
const ADDRESS = /^(?:xlink:)?href$/;
const isOwnAddress = (value: string) => /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(value);

/** Styles that load something from elsewhere. */
const LOADS = /@import|url\(\s*['"]?(?!\s*#)/i;

/** An animation may set an address after the page has loaded. */
const ANIMATION = new Set(['animate', 'set']);

const withoutStrangers: CustomPlugin = {
  name: 'withoutStrangers',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const drop = () => {
          parent.children = parent.children.filter((child) => child !== node);
        };
        if (REFUSED.has(node.name)) return drop();
        const { attributes } = node;
        if (ANIMATION.has(node.name) && ADDRESS.test(attributes['attributeName'] ?? '')) return drop();
        const isStyle = node.name === 'style';
        if (isStyle && node.children.some((child) => 'value' in child && LOADS.test(child.value)))
          return drop();
        for (const [name, value] of Object.entries(attributes)) {
          const isStranger = ADDRESS.test(name) ? !isOwnAddress(value) : LOADS.test(value);
          if (isStranger || /^on/i.test(name)) delete attributes[name];
        }
        return undefined;
      },
    },
  }),
};

/**
 * An SVG picture as the site publishes it: without scripts, event handlers, HTML, links and anything loaded from
 * elsewhere, and as small as SVGO makes it. Throws for a text that is no SVG.
 */
export function plainSvg(svg: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      withoutStrangers,
      'removeScripts',
      { name: 'preset-default', params: { overrides: { cleanupIds: { minify: true } } } },
      // The policy of a drawing allows its own style elements, not style attributes.
      'convertStyleToAttrs',
    ],
  }).data;
}
