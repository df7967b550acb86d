import { type CustomPlugin, optimize } from 'svgo';

/** Elements that run scripts, contain HTML, load resources or link elsewhere: pictures need none of them. */
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

/** Attributes with URLs, which may only refer to a part of the picture or embed a raster image. */
const ADDRESS = /^(?:xlink:)?href$/;
const isOwnAddress = (value: string) => /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(value);

/** CSS that loads external resources, or could do so in escapes. */
const LOADS = /@import|image-set\(|\\|url\(\s*['"]?(?!\s*#)/i;

/** A name with a prefix may mean any element of any namespace: pictures need only these attributes of the kind. */
const PREFIXED = /^(?!xlink:href$|xml:|xmlns:).*:/;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** An animation could set a URL after the page has loaded. */
const ANIMATION = new Set(['animate', 'set']);

const withoutStrangers: CustomPlugin = {
  name: 'withoutStrangers',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const drop = () => {
          parent.children = parent.children.filter((child) => child !== node);
        };
        const { attributes } = node;
        const isForeign =
          PREFIXED.test(node.name) || (attributes['xmlns'] ?? SVG_NAMESPACE) !== SVG_NAMESPACE;
        if (isForeign || REFUSED.has(node.name)) return drop();
        if (ANIMATION.has(node.name) && ADDRESS.test(attributes['attributeName'] ?? '')) return drop();
        const isStyle = node.name === 'style';
        if (isStyle && node.children.some((child) => 'value' in child && LOADS.test(child.value)))
          return drop();
        for (const [name, value] of Object.entries(attributes)) {
          const isStranger = ADDRESS.test(name) ? !isOwnAddress(value) : LOADS.test(value);
          if (isStranger || PREFIXED.test(name) || /^on/i.test(name)) delete attributes[name];
        }
        return undefined;
      },
    },
  }),
};

/**
 * Sanitizes and minifies an SVG picture with SVGO: removes scripts, event handlers, HTML, links and external resources.
 * Throws if the text is not SVG.
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
