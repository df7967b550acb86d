import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { compoundsIn, wordsOf } from './wordsIn.ts';

/** What the index knows of a page. */
export interface SearchedPage {
  path: string;
  /** Family of pages to which it belongs. */
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
  /** All that it says. */
  text: string;
  /** Score multiplier: below 1 for dated pages, which rank under evergreen ones. */
  weight: number;
}

/** A page that answers a query, as the results show it. */
export interface PageAnswer {
  path: string;
  section: string;
  name: string;
  heading: string;
  description: string;
  score: number;
}

/** The answer to a query. */
export interface Answer {
  /** The best first. */
  pages: readonly PageAnswer[];
  /** Words of the query, spelled as the pages do, by which matches are recognized. */
  words: readonly string[];
  /** Words of the query that no page has, as typed. */
  missing: readonly string[];
}

/** What visitors call a thing, by the words that pages use. */
export interface SearchWords {
  /** Expressions with one meaning: a query with one of them finds the others as well. */
  synonyms: readonly (readonly string[])[];
  /** Words to ignore in a query, such as “how” and “the”. */
  stopWords: readonly string[];
  /** Words that only look like a form of another word, as “hospitality” does of “hospital”. */
  distinctWords: readonly string[];
  /** Further words by which a page is looked for, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The file that the build writes and the browser reads. */
export interface PageIndex {
  words: Omit<SearchWords, 'pages'>;
  index: unknown;
}

/** How much a match counts that was found by a synonym, if one by the visitor's own word counts 1. */
const SYNONYM_WEIGHT = 0.85;

/** How much a match counts that was found by the likelier spelling of a rare word, which may be meant as typed. */
const RESPELLED_WEIGHT = 0.5;

/** Share of a query’s words that a page must have, and number of pages that may lack one and still be results. */
const LEAST_SHARE = 0.5;
const MAXIMUM_PARTIAL = 3;

/** Share of a query’s words above which there is no answer if no page has them. */
const MAXIMUM_MISSING = 0.5;

/** Queries that are tried at most: each expression with synonyms multiplies them. */
const MAXIMUM_VARIANTS = 12;

/** Largest share of letters that may differ in a fuzzy match, and the shortest word for which one is tried. */
const TYPING_ERRORS = 0.2;
const SHORTEST_MISTYPED = 4;

/** Number of pages up to which a word may be a typing error, if many times as many pages have one like it. */
const RARE = 2;
const MUCH_MORE = 20;

/** How much a word counts by the part of a page that it is found in. */
const BOOST = { name: 5, also: 5, title: 4, heading: 4, description: 2, headings: 1, text: 0.2 };

/** How much a word of running text counts for what a page is about, if one of a name or heading counts 1. */
const IN_TEXT = 0.25;

/** How much more a page counts that is called what the visitor typed, and one whose name contains all of it in a row. */
const EXACT_NAME = 3;
const IN_NAME = 1.4;

const STORED = ['section', 'name', 'heading', 'description', 'also', 'weight'];

/** The longest designation, in words: “40 CFR 84”. */
const LONGEST_CODE = 3;

const hasPhrase = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** A word with each two neighboring letters the other way round. */
const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    word.replace(new RegExp(`^(.{${at}})(.)(.)`, 'u'), '$1$3$2'),
  );

/** What turns a word into its stem, except for words that share one with an unrelated word. */
function stemmerFor(distinctWords: readonly string[]): (word: string) => string {
  const distinct = new Set(distinctWords.flatMap(wordsOf));
  // Pages repeat their words: an index is made in three quarters of the time.
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

/** Fields whose words are indexed by their stems alone, because they are many. */
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

/** The index of these pages, to be written to a file. */
export function makePageIndex(
  pages: readonly SearchedPage[],
  { synonyms, stopWords, distinctWords }: SearchWords,
): PageIndex {
  const index = new MiniSearch(optionsFor(stemmerFor(distinctWords)));
  index.addAll([...pages]);
  return { words: { synonyms, stopWords, distinctWords }, index: index.toJSON() };
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

/** Finds the pages that answer a query; forgives typing errors and knows synonyms. */
export class PageFinder {
  readonly #index: MiniSearch<SearchedPage>;
  readonly #stemOf: (word: string) => string;
  readonly #synonyms: SearchWords['synonyms'];
  readonly #ignored: ReadonlySet<string>;
  /** Words of synonyms, which are no typing errors even where no page has them. */
  readonly #explained: ReadonlySet<string>;
  /** Synonyms of which a word is otherwise ignored, such as “log in”. */
  readonly #idioms: readonly string[];
  /** What each page is called, as telling words, by its path. */
  readonly #names = new Map<string, string[]>();
  /** Numbers of pages by their terms, as far as they were asked for. */
  readonly #counts = new Map<string, number>();

  constructor({ words, index }: PageIndex) {
    this.#stemOf = stemmerFor(words.distinctWords);
    this.#index = MiniSearch.loadJS<SearchedPage>(index as AsPlainObject, optionsFor(this.#stemOf));
    this.#ignored = new Set(words.stopWords.map((word) => this.#stemsOf(word)));
    this.#synonyms = words.synonyms.map((group) => group.map((expression) => this.#stemsOf(expression)));
    const expressions = this.#synonyms.flat();
    this.#explained = new Set(expressions.flatMap((expression) => expression.split(' ')));
    this.#idioms = expressions.filter((one) => one.split(' ').some((word) => this.#ignored.has(word)));
  }

  /** Finds the pages that answer a query. Those about all of its words come before those about some of them. */
  find(query: string): Answer {
    const typed = this.#readWords(query);
    const meant = typed.map((word, place) => this.#meantBy(word, place === typed.length - 1));
    const missing = typed.filter((_, place) => meant[place] === undefined);
    const telling = this.#significantWords(typed.map(this.#stemOf).join(' '));
    if (missing.length > telling.length * MAXIMUM_MISSING) return { pages: [], words: [], missing };
    const stems = meant.filter((word) => word !== undefined).join(' ');
    const words = this.#significantWords(stems);
    const forms = typed.filter((word) => words.includes(this.#stemOf(word)));
    return { pages: this.#pagesFor(stems, typed), words: [...new Set([...words, ...forms])], missing };
  }

  /** Pages for the stems of a query and, as a match of the very word counts more, for its words as typed. */
  #pagesFor(stems: string, typed: readonly string[]): PageAnswer[] {
    const respelled = stems
      .split(' ')
      .map((stem) => this.#likelyFor(typed.find((word) => this.#stemOf(word) === stem) ?? stem))
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
      .filter(({ share }, place) => share === 1 || place < MAXIMUM_PARTIAL)
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

  /** The words of a text, where words that a page writes as one are one: “R 410A” and “r-410a” are “r410a”. */
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
   * The stem of the word that a visitor means: what was typed if a page has it, or else, as it must be a typing error,
   * the likeliest word. The last word may be the beginning of one. Undefined if no page has anything like it.
   */
  #meantBy(word: string, isLast: boolean): string | undefined {
    const stem = this.#stemOf(word);
    if (this.#ignored.has(stem) || this.#explained.has(stem) || this.#pagesWith(stem) > 0) return stem;
    if (isLast && this.#index.search(word, { prefix: true }).length > 0) return word;
    const likely = this.#likelyFor(word);
    return likely === stem ? undefined : likely;
  }

  /** The stem of a word or, where hardly a page has it, of the word like it that most pages have. */
  #likelyFor(word: string): string {
    const stem = this.#stemOf(word);
    const own = this.#pagesWith(stem);
    const isSure = word.length < SHORTEST_MISTYPED || /\d/.test(word) || own > RARE;
    if (isSure || this.#ignored.has(stem) || this.#explained.has(stem)) return stem;
    const swapped = swapsOf(word)
      .map(this.#stemOf)
      .find((one) => this.#pagesWith(one) > own * MUCH_MORE);
    if (swapped !== undefined) return swapped;
    const pages = this.#pagesWithOneLike(word);
    // Hardly anybody errs in the first letter.
    const rankOf = ([term, count]: [string, number]) => (term[0] === word[0] ? count * 1000 : count);
    const [likely] = [...pages].sort((a, b) => rankOf(b) - rankOf(a));
    return likely !== undefined && likely[1] > own * MUCH_MORE ? this.#stemOf(likely[0]) : stem;
  }

  /** Numbers of pages by their words like a word: those with one wrong letter or, if there are none, with more. */
  #pagesWithOneLike(word: string): Map<string, number> {
    const pages = new Map<string, number>();
    for (const fuzzy of [1, TYPING_ERRORS]) {
      for (const { match } of this.#index.search(word, { fuzzy }))
        for (const term of Object.keys(match))
          if (term !== word && !this.#ignored.has(term)) pages.set(term, (pages.get(term) ?? 0) + 1);
      if (pages.size > 0) break;
    }
    return pages;
  }

  /**
   * The different words of a text that are not to be ignored. All count in an idiom, and where there are no others, as
   * in “what is it”.
   */
  #significantWords(stems: string): string[] {
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
      this.#significantWords(this.#stemsOf(name)).join(' '),
    );
    this.#names.set(page.id, names);
    return names;
  }

  /**
   * How far a page is about these words, from 0 to 1: words of running text count for less than those of names and
   * headings, and words that many pages have for less than rare ones.
   */
  #focusOf({ match, queryTerms }: SearchResult, words: readonly string[]): number {
    let whole = 0;
    let found = 0;
    for (const word of words) {
      const weight = Math.log(1 + this.#index.documentCount / (1 + this.#pagesWith(word)));
      whole += weight;
      if (!queryTerms.includes(word)) continue;
      const fields = match[word] ?? Object.values(match).flat();
      found += fields.some((field) => field !== 'text') ? weight : weight * IN_TEXT;
    }
    return found / whole;
  }

  /** How well a phrase of telling words fits what a page is called. */
  #nameBoostOf(page: SearchResult, phrase: string): number {
    const names = this.#namesOf(page);
    if (names.includes(phrase)) return EXACT_NAME;
    return names.some((name) => hasPhrase(name, phrase)) ? IN_NAME : 1;
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
