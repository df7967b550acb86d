import type { MDXInstance } from 'astro';

const modules = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/**/*.mdx');

/** A heading within prose: how deep, its anchor and its words. */
export interface ProseHeading {
  depth: number;
  slug: string;
  text: string;
}

/** The body of a page written as MDX, with its headings. Throws when the file is not part of the build. */
export async function proseOf(path: string): Promise<{
  Content: MDXInstance<Record<string, unknown>>['Content'];
  headings: ProseHeading[];
}> {
  const load = modules[`/content/${path}`];
  if (!load) throw new Error(`content/${path}: the file is not known to the build; restart it`);
  const { Content, getHeadings } = await load();
  return { Content, headings: getHeadings() };
}
