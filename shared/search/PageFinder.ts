import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { compoundsIn, wordsOf } from './wordsIn.ts';

/** A page, as the index needs it. */
export interface SearchedPage {
  path: string;
  /** The section of the site that it belongs to. */
  section: string;
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
  /** Its whole text. */
  text: string;
  /** Score multiplier: below 1 for dated pages, which rank under evergreen ones. */
  weight: number;
}

/** A page that matches a query, as the results show it. */
export interface PageResult {
  path: string;
  section: string;
  name: string;
  heading: string;
  description: string;
  score: number;
}

/** The results of a query. */
export interface SearchResults {
  /** The best match first. */
  pages: readonly PageResult[];
  /** Words of the query, in the spelling of the pages, for highlighting matches. */
  words: readonly string[];
  /** Words of the query that no page has, as typed. */
  missing: readonly string[];
}

/** How the words of visitors relate to the words of the pages. */
export interface SearchWords {
  /** Expressions with one meaning: a query with one of them finds the others as well. */
  synonyms: readonly (readonly string[])[];
  /** Words to ignore in a query, such as “how” and “the”. */
  stopWords: readonly string[];
  /** Words that only look like a form of another word, as “hospitality” does of “hospital”. */
  distinctWords: readonly string[];
  /** Additional words to find a page by, for each path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The file that the build writes and the browser reads. */
export interface PageIndex {
  words: Omit<SearchWords, 'pages'>;
  index: unknown;
}

/** Weight of a match of a synonym, relative to a match of the word as typed. */
const SYNONYM_WEIGHT = 0.85;

/** Weight of a match of the likelier spelling of a rare word, which may have been typed correctly. */
const RESPELLED_WEIGHT = 0.5;

/** Share of a query’s words that a page must have, and number of pages that may lack one and still be results. */
const LEAST_SHARE = 0.5;
const MAXIMUM_PARTIAL = 3;

/** Maximum share of a query’s words that no page has; above it, there are no results. */
const MAXIMUM_MISSING = 0.5;

/** Maximum number of queries that are tried: each expression with synonyms multiplies them. */
const MAXIMUM_VARIANTS = 12;

/** Largest share of letters that may differ in a fuzzy match, and the shortest word for which one is tried. */
const FUZZINESS = 0.2;
const SHORTEST_MISTYPED = 4;

/**
 * A word that only this many pages have may be a typing error, if a similar one is on more than this many times as
 * many.
 */
const RARE = 2;
const MUCH_MORE_COMMON = 20;

/** Weight of a word by the part of the page that contains it. */
const BOOST = { name: 5, also: 5, title: 4, heading: 4, description: 2, headings: 1, text: 0.2 };

/** Weight of a word of body text for the topic of a page, relative to a word of a name or heading. */
const BODY_TEXT_WEIGHT = 0.25;

/** Weight of a page whose name is what the visitor typed, and of one whose name contains it. */
const EXACT_NAME = 3;
const PART_OF_NAME = 1.4;

const STORED = ['section', 'name', 'heading', 'description', 'also', 'weight'];

/** The longest designation, in words: “40 CFR 84”. */
const LONGEST_CODE = 3;

const hasPhrase = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** All variants of a word with two neighboring letters swapped. */
const swappedVariantsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    word.replace(new RegExp(`^(.{${at}})(.)(.)`, 'u'), '$1$3$2'),
  );

/** Creates the function that stems a word, except for words that share their stem with an unrelated word. */
function stemmerFor(distinctWords: readonly string[]): (word: string) => string {
  const distinct = new Set(distinctWords.flatMap(wordsOf));
  // Pages repeat their words: with this cache, building an index takes a quarter less time.
  const known = new Map<string, string>();
  return (word) => {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = [word, word.replace(/s$/, '')].find((one) => distinct.has(one)) ?? stemmer(word);
      known.set(word, stem);
    }
    return stem;
  };
}

/** Fields with so many words that only the stems are indexed. */
const LONG_FIELDS = new Set(['headings', 'text']);

function optionsFor(stemOf: (word: string) => string): Options<SearchedPage> {
  return {
    idField: 'path',
    fields: Object.keys(BOOST),
    storeFields: STORED,
    tokenize: (text, field) => [
      ...wordsOf(text),
      ...compoundsIn(text, field !== 'also').map(({ word }) => word),
    ],
    processTerm: (word, field) =>
      LONG_FIELDS.has(field ?? '') ? [stemOf(word)] : [...new Set([word, stemOf(word)])],
    searchOptions: {
      tokenize: (query) => query.split(' '),
      processTerm: (term) => term,
      boost: BOOST,
      weights: { fuzzy: 1, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.05, d: 0.5 },
      boostDocument: (_path, _term, stored) => Number(stored?.['weight'] ?? 1),
    },
  };
}

/** Builds the index of these pages, for a file. */
export function makePageIndex(
  pages: readonly SearchedPage[],
  { synonyms, stopWords, distinctWords }: SearchWords,
): PageIndex {
  const index = new MiniSearch(optionsFor(stemmerFor(distinctWords)));
  index.addAll([...pages]);
  return { words: { synonyms, stopWords, distinctWords }, index: index.toJSON() };
}

/** A query, followed by its variants with expressions replaced by synonyms. */
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

/** Finds the pages that match a query; tolerates typing errors and knows synonyms. */
export class PageFinder {
  readonly #index: MiniSearch<SearchedPage>;
  readonly #stemOf: (word: string) => string;
  readonly #synonyms: SearchWords['synonyms'];
  readonly #stopWords: ReadonlySet<string>;
  /** Words of synonyms, which are not typing errors even if no page has them. */
  readonly #synonymWords: ReadonlySet<string>;
  /** Synonyms that contain a stop word, such as “log in”. */
  readonly #idioms: readonly string[];
  /** The significant words of each page’s names, by its path. */
  readonly #names = new Map<string, string[]>();
  /** Cache of the number of pages with a term. */
  readonly #counts = new Map<string, number>();

  constructor({ words, index }: PageIndex) {
    this.#stemOf = stemmerFor(words.distinctWords);
    this.#index = MiniSearch.loadJS<SearchedPage>(index as AsPlainObject, optionsFor(this.#stemOf));
    this.#stopWords = new Set(words.stopWords.map((word) => this.#stemsOf(word)));
    this.#synonyms = words.synonyms.map((group) => group.map((expression) => this.#stemsOf(expression)));
    const expressions = this.#synonyms.flat();
    this.#synonymWords = new Set(expressions.flatMap((expression) => expression.split(' ')));
    this.#idioms = expressions.filter((one) => one.split(' ').some((word) => this.#stopWords.has(word)));
  }

  /** Finds the pages that match a query: first those about all of its words, then those about some of them. */
  find(query: string): SearchResults {
    const typed = this.#readWords(query);
    const meant = typed.map((word, position) => this.#correct(word, position === typed.length - 1));
    const missing = typed.filter((_, position) => meant[position] === undefined);
    const significant = this.#significantWords(typed.map(this.#stemOf).join(' '));
    if (missing.length > significant.length * MAXIMUM_MISSING) return { pages: [], words: [], missing };
    const stems = meant.filter((word) => word !== undefined).join(' ');
    const words = this.#significantWords(stems);
    const forms = typed.filter((word) => words.includes(this.#stemOf(word)));
    return { pages: this.#pagesFor(stems, typed), words: [...new Set([...words, ...forms])], missing };
  }

  /** Finds the pages for the stems of a query and for its words as typed, as an exact match counts more. */
  #pagesFor(stems: string, typed: readonly string[]): PageResult[] {
    const respelled = stems
      .split(' ')
      .map((stem) => this.#likelySpellingOf(typed.find((word) => this.#stemOf(word) === stem) ?? stem))
      .join(' ');
    const variants = new Set([stems, ...variantsOf(stems, this.#synonyms), respelled]);
    const best = new Map<string, SearchResult & { share: number }>();
    for (const variant of variants) {
      const isTyped = variant === stems;
      const words = this.#significantWords(variant);
      const phrase = words.join(' ');
      const forms = isTyped ? typed.filter((word) => words.includes(this.#stemOf(word))) : [];
      const results = this.#index.search([...new Set([...words, ...forms])].join(' '), {
        prefix: (term) => isTyped && term === words.at(-1) && this.#pagesWith(term) === 0,
      });
      for (const result of results) {
        const share = words.filter((word) => result.queryTerms.includes(word)).length / words.length;
        if (share < LEAST_SHARE) continue;
        const focus = this.#focusOf(result, words);
        const weight = isTyped ? 1 : variant === respelled ? RESPELLED_WEIGHT : SYNONYM_WEIGHT;
        const score = result.score * focus ** 2 * this.#nameBoostOf(result, phrase) * weight;
        if (score > (best.get(result.id)?.score ?? 0)) best.set(result.id, { ...result, score, share });
      }
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score || String(a.id).localeCompare(String(b.id)))
      .filter(({ share }, position) => share === 1 || position < MAXIMUM_PARTIAL)
      .map(({ id, score, ...stored }) => ({
        path: String(id),
        score,
        section: String(stored['section']),
        name: String(stored['name']),
        heading: String(stored['heading']),
        description: String(stored['description']),
      }));
  }

  /** A text as the stems of its words: “Booking rooms” is “book room”. */
  #stemsOf(text: string): string {
    return this.#readWords(text).map(this.#stemOf).join(' ');
  }

  /** The words of a text; those that pages write as one word are joined: “R 410A” and “r-410a” are “r410a”. */
  #readWords(text: string): string[] {
    const hyphenated = new Set(compoundsIn(text).map(({ word }) => word));
    const isCode = (word: string) => /\d/.test(word) && /\p{L}/u.test(word);
    const words: string[] = [];
    const left = wordsOf(text);
    while (left.length > 0) {
      let size = Math.min(LONGEST_CODE, left.length);
      for (; size > 1; size -= 1) {
        const joined = left.slice(0, size).join('');
        if ((isCode(joined) || hyphenated.has(joined)) && this.#pagesWith(this.#stemOf(joined)) > 0) break;
      }
      words.push(left.splice(0, size).join(''));
    }
    return words;
  }

  /**
   * The stem of the word that a visitor means: the typed word if a page has it, otherwise the likeliest correction. The
   * last word may be incomplete. Undefined if no page has a similar word.
   */
  #correct(word: string, isLast: boolean): string | undefined {
    const stem = this.#stemOf(word);
    if (this.#stopWords.has(stem) || this.#synonymWords.has(stem) || this.#pagesWith(stem) > 0) return stem;
    if (isLast && this.#index.search(word, { prefix: true }).length > 0) return word;
    const likely = this.#likelySpellingOf(word);
    return likely === stem ? undefined : likely;
  }

  /** The stem of a word or, if hardly any page has it, of the similar word that most pages have. */
  #likelySpellingOf(word: string): string {
    const stem = this.#stemOf(word);
    const own = this.#pagesWith(stem);
    const isSure = word.length < SHORTEST_MISTYPED || /\d/.test(word) || own > RARE;
    if (isSure || this.#stopWords.has(stem) || this.#synonymWords.has(stem)) return stem;
    const swapped = swappedVariantsOf(word)
      .map(this.#stemOf)
      .find((one) => this.#pagesWith(one) > own * MUCH_MORE_COMMON);
    if (swapped !== undefined) return swapped;
    const pages = this.#similarWords(word);
    // The first letter is rarely wrong.
    const rankOf = ([term, count]: [string, number]) => (term[0] === word[0] ? count * 1000 : count);
    const [likely] = [...pages].sort((a, b) => rankOf(b) - rankOf(a));
    return likely !== undefined && likely[1] > own * MUCH_MORE_COMMON ? this.#stemOf(likely[0]) : stem;
  }

  /** The words that differ in one letter or, if there are none, in more, each with the number of pages that have it. */
  #similarWords(word: string): Map<string, number> {
    const pages = new Map<string, number>();
    for (const fuzzy of [1, FUZZINESS]) {
      for (const { match } of this.#index.search(word, { fuzzy }))
        for (const term of Object.keys(match))
          if (term !== word && !this.#stopWords.has(term)) pages.set(term, (pages.get(term) ?? 0) + 1);
      if (pages.size > 0) break;
    }
    return pages;
  }

  /**
   * The distinct words of a text without stop words. Stop words are kept in an idiom, and if there are no other words,
   * as in “what is it”.
   */
  #significantWords(stems: string): string[] {
    const words = [...new Set(stems.split(' '))];
    const idioms = this.#idioms.filter((idiom) => hasPhrase(stems, idiom));
    const kept = new Set(idioms.flatMap((idiom) => idiom.split(' ')));
    const significant = words.filter((word) => kept.has(word) || !this.#stopWords.has(word));
    return significant.length > 0 ? significant : words;
  }

  #namesOf(page: SearchResult): string[] {
    const known = this.#names.get(page.id);
    if (known) return known;
    const names = [page['name'], page['heading'], ...(page['also'] as string[])].map((name: string) =>
      this.#significantWords(this.#stemsOf(name)).join(' '),
    );
    this.#names.set(page.id, names);
    return names;
  }

  /**
   * How much a page is about these words, from 0 to 1. Words of body text count less than those of names and headings,
   * and common words less than rare ones.
   */
  #focusOf({ match, queryTerms }: SearchResult, words: readonly string[]): number {
    let whole = 0;
    let found = 0;
    for (const word of words) {
      const weight = Math.log(1 + this.#index.documentCount / (1 + this.#pagesWith(word)));
      whole += weight;
      if (!queryTerms.includes(word)) continue;
      const fields = match[word] ?? Object.values(match).flat();
      found += fields.some((field) => field !== 'text') ? weight : weight * BODY_TEXT_WEIGHT;
    }
    return found / whole;
  }

  /** The weight of a page for how well a phrase of significant words matches its names. */
  #nameBoostOf(page: SearchResult, phrase: string): number {
    const names = this.#namesOf(page);
    if (names.includes(phrase)) return EXACT_NAME;
    return names.some((name) => hasPhrase(name, phrase)) ? PART_OF_NAME : 1;
  }

  /** Number of pages that have a term. */
  #pagesWith(term: string): number {
    const known = this.#counts.get(term);
    if (known !== undefined) return known;
    const count = this.#index.search(term).length;
    this.#counts.set(term, count);
    return count;
  }
}
