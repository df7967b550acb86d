import type { MDXInstance } from 'astro';

const modules = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/**/*.mdx');

/** The body of a page written as MDX. Throws when the file is not part of the build. */
export async function proseOf(path: string): Promise<MDXInstance<Record<string, unknown>>['Content']> {
  const load = modules[`/content/${path}`];
  if (!load) throw new Error(`content/${path}: the file is not known to the build; restart it`);
  return (await load()).Content;
}
