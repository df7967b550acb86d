import { mdxToMdast } from 'satteri';

/** A node of a Markdown tree, as far as it matters here. */
interface Node {
  type: string;
  value?: unknown;
  attributes?: readonly { type: string; value?: unknown }[];
  children?: readonly Node[];
}

/** Code in a text that would run when it is rendered: expressions, imports and exports. */
function* codeIn({ type, value, attributes = [], children = [] }: Node): Generator<string> {
  if (/^mdx(?:Flow|Text)Expression$|^mdxjsEsm$/.test(type)) yield String(value);
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') yield String(attribute.value);
    else if (typeof attribute.value === 'object' && attribute.value !== null)
      yield String((attribute.value as Node).value);
  }
  for (const child of children) yield* codeIn(child);
}

/**
 * Throws if the text of an MDX page contains code, which would run with the rights of whoever renders it. The check of
 * texts explains the usual mistakes; this holds for everything that the compiler takes for code.
 */
export function refuseExpressions(text: string): void {
  const [code] = codeIn(mdxToMdast(text, { features: { gfm: true } }) as Node);
  if (code !== undefined)
    throw new Error(`The text contains code, which pages must not: ${code.slice(0, 80)}`);
}
