import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

/** What the index stores for a page: its names and headings, without its body text. */
export interface SignpostedPage {
  path: string;
  /** Short name, as in menus and breadcrumbs. */
  name: string;
  title: string;
  /** Its main heading. */
  heading: string;
  description: string;
  /** The other headings and terms, as one text. */
  headings: string;
  /** Further expressions that visitors search for, which the page does not feature. */
  also: readonly string[];
  /** Score multiplier: below 1 for dated pages, which rank under evergreen ones. */
  weight: number;
}

/** A page that answers a query, as the results show it. */
export interface PageAnswer {
  path: string;
  name: string;
  heading: string;
  description: string;
  score: number;
}

/** What visitors call a thing, by the words that pages use. */
export interface SearchWords {
  /** Expressions with one meaning: a query with one of them finds the others as well. */
  synonyms: readonly (readonly string[])[];
  /** Words to ignore in a query, such as “how” and “the”. */
  stopWords: readonly string[];
  /** Further words by which a page is looked for, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The file that the build writes and the browser reads. */
export interface PageIndex {
  words: Pick<SearchWords, 'synonyms' | 'stopWords'>;
  index: unknown;
}

/** How much a match counts that was found by a synonym, if one by the visitor's own word counts 1. */
const SYNONYM_WEIGHT = 0.85;

/** How much a match counts that was found by the likelier spelling of a rare word, which may be meant as typed. */
const DOUBT_WEIGHT = 0.5;

/** Share of a query’s words that a page must have. */
const LEAST_SHARE = 0.5;

/** Queries that are tried at most: each expression with synonyms multiplies them. */
const MAXIMUM_VARIANTS = 12;

/** Largest share of letters that may differ in a fuzzy match, and the shortest word for which one is tried. */
const TYPING_ERRORS = 0.2;
const SHORTEST_MISTYPED = 4;

/** Number of pages up to which a word may be a typing error, if many times as many pages have one like it. */
const RARE = 2;
const MUCH_MORE = 20;

/** How much a word counts by the part of a page that it is found in. */
const BOOST = { name: 5, also: 5, title: 4, heading: 4, description: 2, headings: 1 };

/** How much more a page counts that is called what the visitor typed, and one whose name contains all of it in a row. */
const NAMESAKE = 3;
const IN_NAME = 1.4;

const STORED = ['name', 'heading', 'description', 'also', 'weight'];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as the stems of its words: “Booking rooms” is “book room”. */
const stemsOf = (text: string) => wordsOf(text).map(stemmer).join(' ');

const hasPhrase = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** A word with each two neighboring letters the other way round. */
const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    word.replace(new RegExp(`^(.{${at}})(.)(.)`, 'u'), '$1$3$2'),
  );

/** Terms that match a word: its stem and, except in the long headings, the word itself, which counts besides. */
function termsOf(word: string, field?: string): string[] {
  const lower = word.toLowerCase();
  return field === 'headings' ? [stemmer(lower)] : [...new Set([lower, stemmer(lower)])];
}

const OPTIONS: Options<SignpostedPage> = {
  idField: 'path',
  fields: Object.keys(BOOST),
  storeFields: STORED,
  processTerm: termsOf,
  searchOptions: {
    tokenize: (query) => query.split(' '),
    processTerm: (term) => term,
    boost: BOOST,
    weights: { fuzzy: 1, prefix: 0.5 },
    bm25: { k: 1.2, b: 0.05, d: 0.5 },
    boostDocument: (_path, _term, stored) => Number(stored?.['weight'] ?? 1),
  },
};

/** The index of these pages, to be written to a file. */
export function makePageIndex(
  pages: readonly SignpostedPage[],
  { synonyms, stopWords }: SearchWords,
): PageIndex {
  const index = new MiniSearch(OPTIONS);
  index.addAll([...pages]);
  return { words: { synonyms, stopWords }, index: index.toJSON() };
}

/** A query, then what it is with each expression replaced by one that means the same; all of them as single words. */
export function variantsOf(query: string, synonyms: SearchWords['synonyms']): string[] {
  const variants = new Set([query]);
  for (const variant of variants) {
    for (const group of synonyms) {
      // The longest first: “lockout tagout” and not its “lockout”.
      const used = group
        .filter((expression) => hasPhrase(variant, expression))
        .sort((a, b) => b.length - a.length)[0];
      if (used === undefined) continue;
      for (const other of group)
        if (variants.size < MAXIMUM_VARIANTS && !other.includes(used) && !variant.includes(other))
          variants.add(` ${variant} `.replace(` ${used} `, ` ${other} `).trim());
    }
  }
  return [...variants];
}

/** Finds the pages that a query names, by titles, headings and descriptions; forgives typing errors and knows synonyms. */
export class PageFinder {
  readonly #index: MiniSearch<SignpostedPage>;
  readonly #synonyms: SearchWords['synonyms'];
  readonly #ignored: ReadonlySet<string>;
  /** Words of synonyms, which are no typing errors even where no page has them. */
  readonly #explained: ReadonlySet<string>;
  /** Synonyms of which a word is otherwise ignored, such as “log in”. */
  readonly #idioms: readonly string[];
  /** What each page is called, as telling words, by its path. */
  readonly #names = new Map<string, string[]>();

  constructor({ words, index }: PageIndex) {
    this.#index = MiniSearch.loadJS<SignpostedPage>(index as AsPlainObject, OPTIONS);
    this.#ignored = new Set(words.stopWords.map(stemsOf));
    this.#synonyms = words.synonyms.map((group) => group.map(stemsOf));
    const expressions = this.#synonyms.flat();
    this.#explained = new Set(expressions.flatMap((expression) => expression.split(' ')));
    this.#idioms = expressions.filter((one) => one.split(' ').some((word) => this.#ignored.has(word)));
  }

  /** Pages that answer a query, the best first. Pages with all of its words come before those with some of them. */
  find(query: string): PageAnswer[] {
    const typed = wordsOf(query);
    const stems = typed.map((word, place) => this.#meantBy(word, place === typed.length - 1)).join(' ');
    const doubted = typed.map((word) => this.#likelyFor(word)).join(' ');
    const variants = new Set([stems, ...variantsOf(stems, this.#synonyms), doubted]);
    const best = new Map<string, SearchResult>();
    for (const variant of variants) {
      const isTyped = variant === stems;
      const words = this.#tellingWords(variant);
      const phrase = words.join(' ');
      const forms = isTyped ? typed.filter((word) => words.includes(stemmer(word))) : [];
      const results = this.#index.search([...new Set([...words, ...forms])].join(' '), {
        prefix: (term) => isTyped && term === words.at(-1) && this.#pagesWith(term) === 0,
      });
      for (const result of results) {
        const share = words.filter((word) => result.queryTerms.includes(word)).length / words.length;
        if (share < LEAST_SHARE) continue;
        const weight = isTyped ? 1 : variant === doubted ? DOUBT_WEIGHT : SYNONYM_WEIGHT;
        const score = result.score * share ** 2 * this.#fitOf(result, phrase) * weight;
        if (score > (best.get(result.id)?.score ?? 0)) best.set(result.id, { ...result, score });
      }
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score || String(a.id).localeCompare(String(b.id)))
      .map(({ id, score, ...stored }) => ({
        path: String(id),
        score,
        name: String(stored['name']),
        heading: String(stored['heading']),
        description: String(stored['description']),
      }));
  }

  /**
   * The stem of the word that a visitor means: what was typed if a page has it, or else, as it must be a typing error,
   * the likeliest word. The last word may be the beginning of one.
   */
  #meantBy(word: string, isLast: boolean): string {
    const stem = stemmer(word);
    if (this.#explained.has(stem) || this.#pagesWith(stem) > 0) return stem;
    if (isLast && this.#index.search(word, { prefix: true }).length > 0) return word;
    const likely = this.#likelyFor(word);
    return likely === stem ? word : likely;
  }

  /** The stem of a word or, where hardly a page has it, of the word like it that most pages have. */
  #likelyFor(word: string): string {
    const stem = stemmer(word);
    const own = this.#pagesWith(stem);
    if (word.length < SHORTEST_MISTYPED || own > RARE || this.#explained.has(stem)) return stem;
    const swapped = swapsOf(word)
      .map(stemmer)
      .find((one) => this.#pagesWith(one) > own * MUCH_MORE);
    if (swapped !== undefined) return swapped;
    const pages = this.#pagesWithOneLike(word);
    // Hardly anybody errs in the first letter.
    const rankOf = ([term, count]: [string, number]) => (term[0] === word[0] ? count * 1000 : count);
    const [likely] = [...pages].sort((a, b) => rankOf(b) - rankOf(a));
    return likely !== undefined && likely[1] > own * MUCH_MORE ? stemmer(likely[0]) : stem;
  }

  /** Numbers of pages by their words like a word: those with one wrong letter or, if there are none, with more. */
  #pagesWithOneLike(word: string): Map<string, number> {
    const pages = new Map<string, number>();
    for (const fuzzy of [1, TYPING_ERRORS]) {
      for (const { match } of this.#index.search(word, { fuzzy }))
        for (const term of Object.keys(match)) if (term !== word) pages.set(term, (pages.get(term) ?? 0) + 1);
      if (pages.size > 0) break;
    }
    return pages;
  }

  /**
   * The different words of a text that are not to be ignored. All count in an idiom, and where there are no others, as
   * in “what is it”.
   */
  #tellingWords(stems: string): string[] {
    const words = [...new Set(stems.split(' '))];
    const idioms = this.#idioms.filter((idiom) => hasPhrase(stems, idiom));
    const kept = new Set(idioms.flatMap((idiom) => idiom.split(' ')));
    const telling = words.filter((word) => kept.has(word) || !this.#ignored.has(word));
    return telling.length > 0 ? telling : words;
  }

  #namesOf(page: SearchResult): string[] {
    const known = this.#names.get(page.id);
    if (known) return known;
    const names = [page['name'], page['heading'], ...(page['also'] as string[])].map((name: string) =>
      this.#tellingWords(stemsOf(name)).join(' '),
    );
    this.#names.set(page.id, names);
    return names;
  }

  /** How well a phrase of telling words fits what a page is called. */
  #fitOf(page: SearchResult, phrase: string): number {
    const names = this.#namesOf(page);
    if (names.includes(phrase)) return NAMESAKE;
    return names.some((name) => hasPhrase(name, phrase)) ? IN_NAME : 1;
  }

  /** Number of pages that have a term. */
  #pagesWith(term: string): number {
    return this.#index.search(term).length;
  }
}
