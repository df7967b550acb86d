import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree, as far as the search for text needs it. */
interface SyntaxNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Text in a source file that a visitor would read or hear. */
export interface VisibleLiteral {
  file: string;
  line: number;
  text: string;
}

const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
]);

const SPOKEN_PROPERTIES = new Set([
  'alt',
  'ariaDescription',
  'ariaLabel',
  'innerHTML',
  'innerText',
  'placeholder',
  'textContent',
]);

/** Functions of the server whose texts people read, by the place from which their parameters are shown. */
const SHOWING: Readonly<Record<string, number>> = {
  HttpError: 1,
  appendElement: 3,
  plainDocument: 1,
  setText: 1,
};

/** Fields whose values are identifiers for the build: ids of forms, choices, addresses. */
const NAMES = /\bz\s*\.enum\(|^(?:formId|href|sceneSchema|systemSchema|timeZone|tone)\b|\bz\.literal\(/;

/** Two letters in a row count as text; %name% is a placeholder for a figure, &nbsp; a character. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/%\w+%|&\w+;/g, ''));

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Texts that a value can be: a literal, either side of a conditional, the fixed parts of a template. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap(textsOf);
    case 'LogicalExpression':
      return [node['left'], node['right']].flatMap(textsOf);
    case 'BinaryExpression':
      return node['operator'] === '+' ? [node['left'], node['right']].flatMap(textsOf) : [];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return textsOf(node['expression']);
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).flatMap(textsOf);
    case 'ObjectExpression':
      return (node['properties'] as SyntaxNode[]).flatMap((property) => textsOf(property['value']));
    case 'ArrowFunctionExpression':
      return textsOf(node['body']);
    default:
      return [];
  }
}

const nameOf = (node: unknown) => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** Texts that one node shows, given the source it is in. */
function shownBy(node: SyntaxNode, source: string, file: string): string[] {
  switch (node.type) {
    // A schema has no use for an object of texts other than to fall back to them.
    case 'VariableDeclarator':
      return file.endsWith('.schema.ts') && (node['init'] as SyntaxNode | null)?.type === 'ObjectExpression'
        ? textsOf(node['init'])
        : [];
    case 'JSXText':
      return [String(node['value'])];
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as SyntaxNode[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(textsOf);
    case 'JSXAttribute':
      return SPOKEN_ATTRIBUTES.has(nameOf(node['name'])) ? textsOf(node['value']) : [];
    case 'AssignmentExpression': {
      const target = node['left'] as SyntaxNode;
      return SPOKEN_PROPERTIES.has(nameOf(target['property'])) ? textsOf(node['right']) : [];
    }
    case 'NewExpression':
    case 'CallExpression': {
      const callee = node['callee'] as SyntaxNode;
      const shownFrom = file.startsWith('server/') ? SHOWING[nameOf(callee)] : undefined;
      if (shownFrom !== undefined)
        return (node['arguments'] as SyntaxNode[]).slice(shownFrom).flatMap(textsOf);
      const called = nameOf(callee['property']);
      const [first, second] = node['arguments'] as SyntaxNode[];
      if (called === 'setAttribute') return SPOKEN_ATTRIBUTES.has(nameOf(first)) ? textsOf(second) : [];
      if (called !== 'default' && called !== 'prefault') return [];
      const field = callee['object'] as SyntaxNode & { end: number };
      return NAMES.test(source.slice(field.start, field.end)) ? [] : textsOf(first);
    }
    default:
      return [];
  }
}

/**
 * Text that a visitor would read but that is in a source file instead of content/: schema defaults, text of elements,
 * attributes that are read aloud, what scripts write into a page, and what the server answers in place of one.
 */
export function visibleLiterals(file: string, source: string): VisibleLiteral[] {
  const found: VisibleLiteral[] = [];
  const visit = (node: SyntaxNode): void => {
    const line = source.slice(0, node.start).split('\n').length;
    for (const text of shownBy(node, source, file).filter(hasWords))
      found.push({ file, line, text: text.trim() });
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode);
  return found;
}

/**
 * The same for every module below some folders, except tests, named examples and the gallery, which no visitor sees.
 */
export function visibleLiteralsBelow(folders: readonly string[]): VisibleLiteral[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.(?:test|examples)\.tsx?$|\/testing\/|^src\/gallery\//.test(file))
    .flatMap((file) => visibleLiterals(file, readFileSync(file, 'utf8')));
}
