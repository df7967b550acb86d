import postcss, { type ChildNode, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';

/** A class in an island's stylesheet, as named by astroSettings.ts: `Component--local`. */
const ISLAND_CLASS = new RegExp(`^([A-Za-z0-9]+)${BUILD_MARKS.islandSeparator}`);

/**
 * What a page must contain for a selector to match: all of the classes and attributes, and one branch of each choice.
 */
interface SelectorNeeds {
  /** Numbers of classes (Names). */
  classes: number[];
  /** Numbers of attributes, named as `[name]` or `[name=value]`. */
  attributes: number[];
  choices: SelectorNeeds[][];
}

/** One selector of a rule. */
interface Alternative {
  selector: string;
  needs: SelectorNeeds;
}

/** What a document, or part of it, contains that a selector can match. */
export interface Markup {
  classes: ReadonlySet<string>;
  /** As `[name]` and `[name=value]`; if undefined, every attribute counts as present. */
  attributes?: ReadonlySet<string>;
}

/** Holds a 1 at the number of each name that is present. */
type Present = Uint8Array;

/**
 * The classes and attributes that a stylesheet names, each with a number. Thousands of selectors are then matched with
 * a page by looking up numbers; what the page has is worked out once per name.
 */
class Names {
  readonly #numbers = new Map<string, number>();
  /** The island of each class that belongs to one, by number. */
  readonly #islands: (string | undefined)[] = [];

  numberOf(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(name, number);
      this.#islands.push(ISLAND_CLASS.exec(name)?.[1]);
    }
    return number;
  }

  /**
   * Which names occur in markup. All classes of an island on the page count as present, as does every attribute for
   * which isOpen returns true.
   */
  in({ classes, attributes }: Markup, isOpen: (attribute: string) => boolean): Present {
    const islands = new Set(
      [...classes].map((name) => ISLAND_CLASS.exec(name)?.[1]).filter((name) => name !== undefined),
    );
    const present = new Uint8Array(this.#numbers.size);
    for (const [name, number] of this.#numbers) {
      const island = this.#islands[number];
      const isThere = name.startsWith('[')
        ? !attributes || attributes.has(name) || isOpen(name)
        : classes.has(name) || (island !== undefined && islands.has(island));
      if (isThere) present[number] = 1;
    }
    return present;
  }
}

/** Pseudo-classes of which one branch must match; arguments of others, such as :not(), need not be on the page. */
const CHOICE = /^:(?:is|where|has|matches|any)$/;

function needsOf(container: selectorParser.Selector, names: Names): SelectorNeeds {
  const needs: SelectorNeeds = { classes: [], attributes: [], choices: [] };
  for (const node of container.nodes) {
    if (node.type === 'class') needs.classes.push(names.numberOf(node.value));
    else if (node.type === 'attribute' && (!node.operator || node.operator === '=')) {
      const name = node.operator ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`;
      needs.attributes.push(names.numberOf(name));
    } else if (node.type === 'pseudo' && node.nodes.length > 0 && CHOICE.test(node.value))
      needs.choices.push(node.nodes.map((branch) => needsOf(branch, names)));
  }
  return needs;
}

function areAllThere(numbers: readonly number[], present: Present): boolean {
  for (const number of numbers) if (present[number] === 0) return false;
  return true;
}

function areMet({ classes, attributes, choices }: SelectorNeeds, present: Present): boolean {
  return (
    areAllThere(classes, present) &&
    areAllThere(attributes, present) &&
    (choices.length === 0 || choices.every((branches) => branches.some((branch) => areMet(branch, present))))
  );
}

/** Every class that a selector names outside of :not(). */
function classesOf({ classes, choices }: SelectorNeeds): number[] {
  return [...classes, ...choices.flat().flatMap(classesOf)];
}

/** A data attribute with a value, or a direction, as a selector names it. */
const OWN_VALUE = /^\[(data-[^=\]]+|dir)=/;

/** The part of a page that rules are selected for. */
type View = 'whole' | 'first' | 'rest';

interface RulePart {
  kind: 'rule';
  alternatives: Alternative[];
  /** From the opening brace on. */
  body: string;
  /** Properties that can name an animation, custom properties included. */
  animations: string;
}

/** The rules as strings, from which each page’s copy is assembled. */
type Part =
  | RulePart
  | { kind: 'group'; head: string; isPrint: boolean; parts: Part[] }
  | { kind: 'keyframes'; text: string; isUsedIn: (animations: string) => boolean }
  | { kind: 'other'; text: string };

function animationsOf(rule: Rule): string {
  let found = '';
  rule.walkDecls(/^(?:animation|animation-name|--.+)$/, (declaration) => {
    found += ` ${declaration.value} `;
  });
  return found;
}

function partOf(node: ChildNode, names: Names): Part | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'rule') {
    const text = node.toString();
    return {
      kind: 'rule',
      alternatives: node.selectors.map((selector) => ({
        selector,
        needs: needsOf(selectorParser().astSync(selector).first, names),
      })),
      body: text.slice(node.selector.length),
      animations: animationsOf(node),
    };
  }
  if (node.type === 'atrule' && node.nodes && /^(media|layer|supports|container)$/.test(node.name)) {
    return {
      kind: 'group',
      head: `@${node.name} ${node.params}`,
      isPrint: node.name === 'media' && node.params === 'print',
      parts: node.nodes.map((inner) => partOf(inner, names)).filter((part) => part !== undefined),
    };
  }
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
    const name = new RegExp(`(?<![\\w-])${node.params.trim()}(?![\\w-])`);
    return {
      kind: 'keyframes',
      text: node.toString(),
      isUsedIn: (animations) => name.test(animations),
    };
  }
  return { kind: 'other', text: node.type === 'atrule' && node.nodes ? node.toString() : `${node};` };
}

/** Chooses which of a rule’s selectors a copy keeps. */
interface CopyOptions {
  isWanted: (needs: SelectorNeeds, isPrinted: boolean) => boolean;
  /** Leaves out what is outside rules and already in the first view: layer order, fonts. */
  isRest: boolean;
}

/** The kept rules, in order; keyframes follow once it is known which are used. */
class Copy {
  readonly #pieces: (string | Extract<Part, { kind: 'keyframes' }>)[] = [];
  readonly #options: CopyOptions;
  #animations = '';

  constructor(options: CopyOptions) {
    this.#options = options;
  }

  add(parts: readonly Part[], isPrinted = false): void {
    for (const part of parts) {
      if (part.kind === 'rule') this.#addRule(part, isPrinted);
      else if (part.kind === 'keyframes') this.#pieces.push(part);
      else if (part.kind === 'other') {
        if (!this.#options.isRest) this.#pieces.push(part.text);
      } else {
        const before = this.#pieces.push(`${part.head}{`);
        this.add(part.parts, isPrinted || part.isPrint);
        if (this.#pieces.length === before) this.#pieces.pop();
        else this.#pieces.push('}');
      }
    }
  }

  #addRule({ alternatives, body, animations }: RulePart, isPrinted: boolean): void {
    const kept = alternatives.filter(({ needs }) => this.#options.isWanted(needs, isPrinted));
    if (kept.length === 0) return;
    this.#pieces.push(kept.map(({ selector }) => selector).join(','), body);
    this.#animations += animations;
  }

  toString(): string {
    return this.#pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        return piece.isUsedIn(this.#animations) ? piece.text : '';
      })
      .join('');
  }
}

/**
 * A stylesheet parsed once, from which each page takes the rules that its HTML can use. States that script sets are
 * attributes by convention; stylesheets of islands are kept whole where one of their classes is on the page.
 */
export class PrunableCss {
  readonly #names = new Names();
  readonly #parts: Part[];
  readonly #mayBeSet: (attribute: string) => boolean;

  /**
   * Takes the stylesheet and whether a script may set a data attribute, or dir, of this name. Those that no script sets
   * have only the values in the markup; all other attributes, and those without a value, may always be set.
   */
  constructor(css: string, isScripted: (name: string) => boolean = () => true) {
    this.#parts = postcss
      .parse(css)
      .nodes.map((node) => partOf(node, this.#names))
      .filter((part) => part !== undefined);
    this.#mayBeSet = (attribute) => {
      const name = OWN_VALUE.exec(attribute)?.[1];
      return name === undefined || isScripted(name);
    };
  }

  /** The rules that can match a page. */
  prune(page: Markup): string {
    return this.#print('whole', page, page);
  }

  /**
   * The rules of a page in two parts: those that its first view can match before any script runs, and the others. Print
   * rules, and rules for states that script sets, are never part of the first view.
   */
  split(page: Markup, firstView: Markup): { first: string; rest: string } {
    return {
      first: this.#print('first', page, firstView),
      rest: this.#print('rest', page, firstView),
    };
  }

  #print(view: View, page: Markup, firstView: Markup): string {
    const copy = new Copy({ isRest: view === 'rest', isWanted: this.#choiceOf(view, page, firstView) });
    copy.add(this.#parts);
    return copy.toString();
  }

  /** Which selectors a part of a page needs, queried in stylesheet order. */
  #choiceOf(view: View, page: Markup, firstView: Markup): CopyOptions['isWanted'] {
    const present = this.#names.in(page, this.#mayBeSet);
    if (view === 'whole') return (needs) => areMet(needs, present);
    const first = this.#names.in(firstView, () => false);
    if (view === 'first') return (needs, isPrinted) => !isPrinted && areMet(needs, first);
    // A deferred rule moves behind rules that followed it, so later rules on the same classes are deferred with it:
    // among equal specificity the last one still wins.
    const firstByClass = this.#names.in({ classes: firstView.classes }, () => true);
    const late = new Set<number>();
    return (needs, isPrinted) => {
      if (!areMet(needs, present)) return false;
      const classes = classesOf(needs);
      if (!isPrinted && areMet(needs, first)) return classes.some((number) => late.has(number));
      if (areMet(needs, firstByClass)) for (const number of classes) late.add(number);
      return true;
    };
  }
}
