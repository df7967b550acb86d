import { posix } from 'node:path';
import {
  satteriCreateHighlightFn,
  satteriHeadingIdsPlugin,
  satteriHighlightPlugin,
} from '@astrojs/markdown-satteri';
import type { MDXInstance } from 'astro';
import * as runtime from 'astro/jsx-runtime';
import { type Data, defineHastPlugin, type EvaluateOptions, evaluate, type HastNode } from 'satteri';
import { splitCompounds } from '../../../shared/text/splitCompounds.ts';
import type { Locale } from '../files/locale.ts';
import { phoneTable } from './phoneTable.ts';
import { readContentText, splitFrontMatter } from './readContent.ts';
import { refuseExpressions } from './refuseExpressions.ts';
import { type Term, termLinks } from './termLinks.ts';

/** A heading within prose: its level, anchor and text. */
export interface ProseHeading {
  depth: number;
  slug: string;
  text: string;
}

type Content = MDXInstance<Record<string, unknown>>['Content'];

interface Prose {
  Content: Content;
  headings: ProseHeading[];
}

/** A code block, which gets syntax highlighting. Loading the highlighter takes longer than compiling most texts. */
const CODE = /^\s*(?:```|~~~)/m;

let highlight: ReturnType<typeof satteriCreateHighlightFn> | undefined;

/**
 * Resolves images to their paths within content/media: they are written relative to the text, so that editors can show
 * them.
 */
function picturesOf(file: string) {
  return defineHastPlugin({
    name: 'pictures',
    element: {
      filter: ['img'],
      visit(node, context) {
        const source = node.properties['src'];
        if (typeof source !== 'string' || URL.canParse(source)) return;
        const path = posix.join(source.startsWith('/') ? '' : posix.dirname(file), decodeURI(source));
        context.setProperty(node, 'src', path.replace(/^\/?media\//, ''));
      },
    },
  });
}

/** Keeps compounds in headings whole, as headingMarkup does in sections. */
const wholeWords = defineHastPlugin({
  name: 'wholeWords',
  element: {
    filter: ['h2', 'h3', 'h4'],
    visit(node, context) {
      for (const child of node.children) {
        if (child.type !== 'text') continue;
        const parts = splitCompounds(child.value);
        if (parts.length === 1) continue;
        context.replaceNode(
          child,
          parts.map((value, index) =>
            index % 2 === 1
              ? {
                  type: 'element',
                  tagName: 'span',
                  properties: { className: ['whole'] },
                  children: [{ type: 'text', value }],
                }
              : { type: 'text', value },
          ),
        );
      }
    },
  },
});

const elementsIn = (node: HastNode | undefined) =>
  node && 'children' in node ? node.children.filter((child) => child.type === 'element') : [];

/** The fewest columns of a table that a phone arranges in its own way. */
const WIDE = 4;

/** Gives a wide table the way in which phones show it, and its cells the headings of their columns (Prose.module.css). */
const wideTables = defineHastPlugin({
  name: 'wideTables',
  element: {
    filter: ['table'],
    visit(table, context) {
      const [head, ...rows] = elementsIn(table).flatMap(elementsIn);
      const textsIn = (row: HastNode | undefined) => elementsIn(row).map((cell) => context.textContent(cell));
      const headings = textsIn(head);
      if (headings.length < WIDE) return;
      const shown = phoneTable(headings, rows.map(textsIn));
      if (shown === 'whole') return;
      context.setProperty(table, 'data-wide', shown);
      for (const row of rows)
        for (const [column, cell] of elementsIn(row).entries())
          if (column > 0) context.setProperty(cell, 'data-label', headings[column]);
    },
  },
});

/**
 * Puts each section that takes a thing apart into an element of its own, so that the drawing stays in view while that
 * section is read (Prose.module.css).
 */
const framed = (text: string): string =>
  text
    .split(/^(?=## )/m)
    .map((section) =>
      section.includes('<Exploded ') ? `<div data-beside="">\n\n${section}\n\n</div>\n\n` : section,
    )
    .join('');

/** The terms that a text links to their definitions, and the path of the page that shows it. */
interface Linking {
  terms: readonly Term[];
  page: string;
}

async function compile(text: string, file: string, { terms, page }: Linking): Promise<Prose> {
  refuseExpressions(text);
  if (CODE.test(text)) highlight ??= satteriCreateHighlightFn('shiki', undefined);
  const color = CODE.test(text) ? await highlight : undefined;
  const astro: Data['astro'] = {
    frontmatter: {},
    headings: [],
    localImagePaths: new Set(),
    remoteImagePaths: new Set(),
  };
  const compiled = await evaluate(framed(text), {
    ...(runtime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    jsxImportSource: 'astro',
    elementAttributeNameCase: 'html',
    features: { gfm: true, smartPunctuation: true },
    hastPlugins: [
      ...(color ? [satteriHighlightPlugin(color, undefined)] : []),
      picturesOf(file),
      wideTables,
      ...(terms.length > 0 ? [termLinks(terms, page, text)] : []),
      satteriHeadingIdsPlugin(),
      wholeWords,
    ],
    data: { astro },
  });
  const Text = compiled['default'] as (props: object) => unknown;
  const render = (props: { components?: object } = {}) =>
    Text({ ...props, components: { Fragment: runtime.Fragment, ...props.components } });
  // These properties tell Astro what to render, and with what.
  const content = Object.assign(render, {
    [Symbol.for('mdx-component')]: true,
    [Symbol.for('astro.needsHeadRendering')]: true,
    [Symbol.for('astro:renderer')]: 'astro:jsx',
  });
  return { Content: content as unknown as Content, headings: astro.headings };
}

/**
 * The body of an MDX page, with its headings, by its path within the content folder. It is compiled when the page is
 * rendered: as modules of the bundle, texts would force a new bundle after every edit.
 */
export async function proseOf(path: string, locale: Locale, linking: Linking): Promise<Prose> {
  const { body } = splitFrontMatter(readContentText(path, locale), path);
  return compile(body, path, linking);
}
