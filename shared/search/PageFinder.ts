import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

/** What the index of pages holds of a page: what it says that it is, and no running text. */
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
  /** Words by which visitors look for it and which it does not say prominently. */
  also: string;
  /** Factor of its score: below 1 for what tells of a day, beside pages that are kept up. */
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
  /** Words that tell nothing about the page that is looked for. */
  stopWords: readonly string[];
  /** Further words by which a page is looked for, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The file that the build writes and the browser reads. */
export interface PageIndex {
  words: Pick<SearchWords, 'synonyms' | 'stopWords'>;
  index: unknown;
}

/** Score of a page found by a synonym beside the same found by the visitor's own word. */
const SYNONYM_WEIGHT = 0.85;

/** Share of a query’s words that a page must have. */
const LEAST_SHARE = 0.5;

/** Queries that are tried at most: each expression with synonyms multiplies them. */
const MAXIMUM_VARIANTS = 12;

/** Share of its letters in which a word may differ from what it finds, and the length from which it may. */
const TYPING_ERRORS = 0.2;
const SHORTEST_MISTYPED = 4;

/** How much a word counts by the part of a page that it is found in. */
const BOOST = { name: 5, also: 5, title: 4, heading: 4, description: 2, headings: 1 };

const STORED = ['name', 'heading', 'description', 'weight'];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Terms under which a word is found: its stem, for its other forms, and in what names a page the word itself, for those
 * who type it wrong.
 */
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
    prefix: (_term, place, terms) => place === terms.length - 1,
    fuzzy: (term) => (term.length >= SHORTEST_MISTYPED ? TYPING_ERRORS : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
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
        .filter((expression) => ` ${variant} `.includes(` ${expression} `))
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

  constructor({ words, index }: PageIndex) {
    this.#index = MiniSearch.loadJS<SignpostedPage>(index as AsPlainObject, OPTIONS);
    this.#ignored = new Set(words.stopWords.map((word) => word.toLowerCase()));
    this.#synonyms = words.synonyms.map((group) => group.map((expression) => this.#tidy(expression)));
  }

  /** Pages that answer a query, the best first. Pages with all of its words come before those with some of them. */
  find(query: string): PageAnswer[] {
    const best = new Map<string, SearchResult>();
    for (const [place, variant] of variantsOf(this.#tidy(query), this.#synonyms).entries()) {
      const wanted = new Set(variant.split(' ')).size;
      for (const result of this.#index.search(variant)) {
        const share = new Set(result.queryTerms).size / wanted;
        if (share < LEAST_SHARE) continue;
        const score = result.score * share ** 2 * (place === 0 ? 1 : SYNONYM_WEIGHT);
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

  /** The words of a query that tell something, as stems; a word that no page has stays as it was typed. */
  #tidy(query: string): string {
    return wordsOf(query)
      .filter((word) => !this.#ignored.has(word))
      .map((word) => (this.#isKnown(stemmer(word)) ? stemmer(word) : word))
      .join(' ');
  }

  #isKnown(term: string): boolean {
    return this.#index.search(term, { fuzzy: false, prefix: false }).length > 0;
  }
}
