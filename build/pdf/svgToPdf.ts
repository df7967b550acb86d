import { pdfNumber } from '../../shared/roi/pdfText.ts';
import { circlePath, svgPathToPdf } from './svgPath.ts';
import { parseRules, parseSvg, type SvgElement } from './svgTree.ts';

export interface PdfDrawingPlace {
  x: number;
  /** Of the lower edge. */
  y: number;
  width: number;
  height: number;
  /** cover fills the place and crops; contain shows everything, aligned to the lower edge. */
  fit: 'cover' | 'contain';
}

/** A drawing as PDF operators, independent of its position. */
export interface PdfDrawing {
  /** Left, top, width and height of what is shown, in the drawing's pixels. */
  viewBox: readonly number[];
  operators: string;
  /** Opacities that the operators refer to, by the name of a graphics state. */
  opacities: ReadonlyMap<string, number>;
}

/** Draws a text of the drawing, given its size and whether x is its center. */
export type TextPainter = (text: string, size: number, isMiddle: boolean) => string;

type Style = Readonly<Record<string, string>>;

/** Properties that an element inherits from its parent. Opacity is not one: it multiplies. */
const initial: Style = { fill: '#000', stroke: 'none', 'stroke-width': '1' };

function color(value: string | undefined): { rgb: string; alpha: number } | undefined {
  if (!value || value === 'none' || !value.startsWith('#')) return undefined;
  const hex = value.length <= 5 ? [...value.slice(1)].map((digit) => digit + digit).join('') : value.slice(1);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return {
    rgb: [0, 2, 4].map((at) => channel(at).toFixed(3)).join(' '),
    alpha: hex.length === 8 ? channel(6) : 1,
  };
}

function transformOperators(transform: string | undefined): string {
  return [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name, text = '']) => {
      const [a = 0, b, c, d, e, f] = text.split(/[\s,]+/).map(Number);
      if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
      if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
      if (name === 'rotate') {
        const angle = (a * Math.PI) / 180;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [x, y] = [b ?? 0, c ?? 0];
        return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
      }
      return [a, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
    })
    .map((matrix) => `${matrix.map((value) => String(Math.round(value * 1e5) / 1e5)).join(' ')} cm`)
    .join(' ');
}

/** Converts the SVG text of a drawing from src/scenes to PDF operators. */
export function svgToPdf(svg: string, paintText: TextPainter): PdfDrawing {
  const { root, style } = parseSvg(svg);
  const rules = parseRules(style);
  const opacities = new Map<string, number>();
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    const id = element.attributes['id'];
    if (id) byId.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);

  const state = (opacity: number): string => {
    const rounded = Math.round(opacity * 1000) / 1000;
    const name = `O${Math.round(rounded * 1000)}`;
    opacities.set(name, rounded);
    return `/${name} gs`;
  };

  const paint = (path: string, look: Style, opacity: number): string => {
    const fill = color(look['fill']);
    const stroke = color(look['stroke']);
    const out: string[] = [];
    if (fill) out.push(state(opacity * fill.alpha), `${fill.rgb} rg`, path, 'f');
    if (stroke) {
      const dash = look['stroke-dasharray'];
      out.push(
        state(opacity * stroke.alpha),
        `${stroke.rgb} RG ${pdfNumber(Number.parseFloat(look['stroke-width'] ?? '1'))} w`,
        `${look['stroke-linecap'] === 'round' ? 1 : 0} J 1 j [${dash && dash !== 'none' ? dash.replaceAll(',', ' ') : ''}] 0 d`,
        path,
        'S',
      );
    }
    return out.join(' ');
  };

  const draw = (element: SvgElement, inherited: Style, above: number): string => {
    const { tag, attributes } = element;
    if (tag === 'defs' || tag === 'title' || tag === 'style') return '';
    const own: Record<string, string> = {};
    for (const name of ['fill', 'stroke', 'stroke-width', 'opacity']) {
      if (attributes[name] !== undefined) own[name] = attributes[name];
    }
    Object.assign(own, rules.get(tag));
    for (const name of (attributes['class'] ?? '').split(' ')) Object.assign(own, rules.get(`.${name}`));
    const { opacity, ...look } = { ...inherited, ...own };
    const total = above * Number(opacity ?? 1);
    const number = (name: string) => Number(attributes[name] ?? 0);
    let inner = '';
    if (tag === 'path') inner = paint(svgPathToPdf(attributes['d'] ?? ''), look, total);
    else if (tag === 'circle')
      inner = paint(svgPathToPdf(circlePath(number('cx'), number('cy'), number('r'))), look, total);
    else if (tag === 'rect') {
      const data = `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}z`;
      inner = paint(svgPathToPdf(data), look, total);
    } else if (tag === 'use') {
      const target = byId.get((attributes['href'] ?? '').slice(1));
      if (target)
        inner = `1 0 0 1 ${pdfNumber(number('x'))} ${pdfNumber(number('y'))} cm ${draw(target, look, total)}`;
    } else if (tag === 'text') {
      const size = Number.parseFloat(/([\d.]+)px/.exec(look['font'] ?? '')?.[1] ?? '10.5');
      const fill = color(look['fill']);
      if (fill)
        inner = `${state(total)} ${fill.rgb} rg 1 0 0 -1 ${pdfNumber(number('x'))} ${pdfNumber(number('y'))} cm ${paintText(element.text, size, attributes['text-anchor'] === 'middle')}`;
    } else inner = element.children.map((child) => draw(child, look, total)).join('\n');
    return inner === '' ? '' : `q ${transformOperators(attributes['transform'])} ${inner} Q`;
  };

  const viewBox = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  return { viewBox, operators: draw(root, initial, 1), opacities };
}

/** The operators of a drawing at its position on the page. */
export function placeDrawing({ viewBox, operators }: PdfDrawing, place: PdfDrawingPlace): string {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox;
  const across = place.width / width;
  const up = place.height / height;
  const scale = place.fit === 'cover' ? Math.max(across, up) : Math.min(across, up);
  const originX = place.x + (place.width - width * scale) / 2 - left * scale;
  const originY = place.y + height * scale + top * scale;
  const clip = `${[place.x, place.y, place.width, place.height].map(pdfNumber).join(' ')} re W n`;
  const matrix = [scale, 0, 0, -scale, originX, originY]
    .map((value) => String(Math.round(value * 1e4) / 1e4))
    .join(' ');
  return `q ${clip} ${matrix} cm\n${operators}\nQ`;
}

/** The graphics states that drawings refer to, for the resources of their page. */
export function opacityStates(opacities: ReadonlyMap<string, number>) {
  return Object.fromEntries([...opacities].map(([name, opacity]) => [name, { ca: opacity, CA: opacity }]));
}
