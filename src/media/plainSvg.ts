import { type CustomPlugin, optimize } from 'svgo';
import { hasExternalCss, withoutExternalCss } from './externalCss.ts';

/** Elements that run scripts, contain HTML or load resources: pictures need none of them. */
const REFUSED = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas']);

/** Elements in which a link is text. */
const TEXT = new Set(['text', 'tspan', 'textPath']);

/** Attributes with URLs, which may only refer to a part of the picture or embed a raster image. */
const ADDRESS = /^(?:xlink:)?href$/;
const isOwnAddress = (value: string) => /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(value);

/** A prefixed name may mean anything in any namespace: pictures need only these attributes. */
const PREFIXED = /^(?!xlink:href$|xml:(?:lang|space)$|xmlns:).*:/;

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
        if (node.name === 'style') {
          const css = node.children.map((child) => ('value' in child ? child.value : '')).join('');
          node.children = [{ type: 'text', value: withoutExternalCss(css) }];
        }
        // Keep what is drawn inside a link.
        if (node.name === 'a') {
          node.name = 'name' in parent && TEXT.has(parent.name) ? 'tspan' : 'g';
          delete attributes['href'];
          delete attributes['xlink:href'];
        }
        if (attributes['style'] !== undefined) attributes['style'] = withoutExternalCss(attributes['style']);
        for (const [name, value] of Object.entries(attributes)) {
          const isStranger = ADDRESS.test(name) ? !isOwnAddress(value) : hasExternalCss(value);
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
