import { defineHastPlugin, type HastNode } from 'satteri';
import { headingId } from '../../../shared/text/headingId.ts';

/** A term that articles link to its definition. */
export interface Term {
  href: string;
  /** As it is written: its name, what it stands for, its abbreviation. */
  forms: readonly string[];
  /** What its definition links to: those pages tell more than the definition does. */
  tellsMore: readonly string[];
}

/** The most links to definitions in an article, those that its author has written included. */
const MOST = 8;

const ABBREVIATION = /^[A-Z]{2,6}$/;

/** The names in a heading: “Energy use intensity (EUI)” has two. */
const namesIn = (heading: string) => heading.replace(/\)$/, '').split(' (');

/** What an abbreviation stands for: the words before the colon with which its definition begins. */
function spelledOut(name: string, definition: string): string[] {
  const words = ABBREVIATION.test(name) && /^([^.:]{4,60}): /.exec(definition)?.[1];
  return words ? [words] : [];
}

/**
 * The terms of a text that defines each below a heading of the third level.
 *
 * @param page path of the page that shows it
 * @param isLinked whether articles link to a term by themselves
 */
export function termsOf(text: string, page: string, isLinked: (name: string) => boolean): Term[] {
  const parts = text
    .replace(/^## .*$/gm, '')
    .split(/^### /m)
    .slice(1);
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const definition = lines.find((line) => /^\p{L}/u.test(line)) ?? '';
    const names = namesIn(heading.trim());
    if (!names.every(isLinked)) return [];
    return {
      href: `${page}#${headingId(heading)}`,
      forms: [...names, ...spelledOut(names[0] ?? '', definition)],
      tellsMore: [...part.matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => path),
    };
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a form in running text, in the plural too; only an abbreviation depends on its capitals. */
function patternOf(form: string): string {
  const singular = escaped(form).replace(/[-–]/g, '[-–]').replace(/ /g, '\\s+');
  const words = /[^aeiou]y$/.test(form) ? `${singular.slice(0, -1)}(?:y|ies)` : `${singular}s?`;
  return ABBREVIATION.test(form) ? words : `(?i:${words})`;
}

/** A word is not part of a longer one: neither “work-order form” nor “SLA/KPI”. */
const wholly = (forms: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}/–-])(?:${forms.map(patternOf).join('|')})(?![\\p{L}\\p{N}/–-])`, 'u');

/** How links to definitions begin. */
const definitionsOf = (terms: readonly Term[]) => terms[0]?.href.replace(/#.*/, '#') ?? '#';

/** Whether a text uses any of the terms, or links to a definition. */
export const usesTerm = (text: string, terms: readonly Term[]): boolean =>
  text.includes(`(${definitionsOf(terms)}`) || terms.some(({ forms }) => wholly(forms).test(text));

/** What is searched for terms: words in emphasis too, but not links, code and components. */
function textsOf(node: Readonly<HastNode>): (HastNode & { type: 'text' })[] {
  if (node.type === 'text') return [node];
  const isSearched = node.type === 'element' && (node.tagName === 'em' || node.tagName === 'strong');
  return isSearched ? node.children.flatMap(textsOf) : [];
}

const isTermLink = (node: Readonly<HastNode>, definitions: string): boolean =>
  node.type === 'element' && node.tagName === 'a' && String(node.properties['href']).startsWith(definitions);

/** The first of the terms in a text, and the longer of two that begin at the same letter. */
function firstOf(terms: readonly (Term & { pattern: RegExp })[], text: string) {
  const found = terms.flatMap((term) => {
    const match = term.pattern.exec(text);
    return match ? [{ term, words: match[0], at: match.index }] : [];
  });
  return found.sort((a, b) => a.at - b.at || b.words.length - a.words.length)[0];
}

/**
 * Links the first use of each term in an article to its definition: one in a paragraph and a few in all, so that the
 * text stays calm. Terms that its author has linked are left to the author, and so are those whose definition sends
 * readers to this very page.
 *
 * @param page path of the page that shows the text
 */
export function termLinks(terms: readonly Term[], page: string, text: string) {
  const definitions = definitionsOf(terms);
  let open = terms
    .filter(({ href, tellsMore }) => !tellsMore.includes(page) && !text.includes(`(${href})`))
    .map((term) => ({ ...term, pattern: wholly(term.forms) }));
  let left = MOST + 1 - text.split(`(${definitions}`).length;
  return defineHastPlugin({
    name: 'termLinks',
    element: [
      {
        filter: ['a'],
        visit(link, context) {
          if (isTermLink(link, definitions)) context.setProperty(link, 'data-term', '');
        },
      },
      {
        filter: ['p', 'li'],
        visit(paragraph, context) {
          const isNote = context.parent(paragraph)?.type === 'mdxJsxFlowElement';
          if (left < 1 || isNote || paragraph.children.some((child) => isTermLink(child, definitions)))
            return;
          for (const node of paragraph.children.flatMap(textsOf)) {
            const found = firstOf(open, node.value);
            if (!found) continue;
            const { term, words, at } = found;
            open = open.filter((one) => one !== term);
            left -= 1;
            context.replaceNode(node, [
              { type: 'text', value: node.value.slice(0, at) },
              {
                type: 'element',
                tagName: 'a',
                properties: { href: term.href, 'data-term': '' },
                children: [{ type: 'text', value: words }],
              },
              { type: 'text', value: node.value.slice(at + words.length) },
            ]);
            return;
          }
        },
      },
    ],
  });
}
