import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Tag } from '../markdownActions.ts';
import { parseMarkdown } from './readBlocks.ts';

/** Reads the tag of a component; undefined for anything else, and for one with attributes that no form shows. */
export function readTag(source: string): Tag | undefined {
  const [block, ...others] = parseMarkdown(source).children;
  const only = block?.type === 'paragraph' && block.children.length === 1 ? block.children[0] : block;
  if (others.length > 0 || !only || !/^mdxJsx/.test(only.type)) return undefined;
  const { name, attributes, children } = only as MdxJsxFlowElement | MdxJsxTextElement;
  const values = attributes.flatMap(({ type, value, ...rest }): [string, string][] =>
    type === 'mdxJsxAttribute' && typeof value === 'string' && 'name' in rest ? [[rest.name, value]] : [],
  );
  if (!name || values.length < attributes.length) return undefined;
  const inner = source.slice(
    children[0]?.position?.start.offset ?? 0,
    children.at(-1)?.position?.end.offset ?? 0,
  );
  return { name, values: Object.fromEntries(values), inner };
}
