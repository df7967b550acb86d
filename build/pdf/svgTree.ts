/** An element of a drawing. */
export interface SvgElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgElement[];
  text: string;
}

const TOKEN = /<style>([\s\S]*?)<\/style>|<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const plainText = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Parses SVG text as src/scenes writes it; this is not a parser for other files. */
export function parseSvg(svg: string): { root: SvgElement; style: string } {
  const root: SvgElement = { tag: 'root', attributes: {}, children: [], text: '' };
  const open: SvgElement[] = [root];
  let style = '';
  for (const [, css, closing, tag, attributes = '', self, text] of svg.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (css !== undefined) style += css;
    else if (text !== undefined) parent.text += plainText(text);
    else if (closing) open.pop();
    else if (tag !== undefined) {
      const found = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      const element: SvgElement = { tag, attributes: Object.fromEntries(found), children: [], text: '' };
      parent.children.push(element);
      if (!self) open.push(element);
    }
  }
  return { root: root.children[0] ?? root, style };
}

/** Rules of a drawing's own stylesheet by class or element name, without animations. */
export function parseRules(style: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const rules = new Map<string, Record<string, string>>();
  const still = style.replace(
    /@keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}|@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g,
    '',
  );
  for (const [, selectors = '', body = ''] of still.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const declarations = Object.fromEntries(
      body.split(';').flatMap((one) => {
        const at = one.indexOf(':');
        return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const];
      }),
    );
    for (const selector of selectors.split(',')) {
      const name = selector.trim();
      rules.set(name, { ...rules.get(name), ...declarations });
    }
  }
  return rules;
}
