import postcss, { type ChildNode, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A class of an island's stylesheet, as astro.config.ts names them: `Component--local`. */
const ISLAND_CLASS = /^([A-Za-z0-9]+)--/;

/** What must be in a page for a selector to match: all of the classes and attributes, and one branch of each choice. */
interface SelectorNeeds {
  classes: string[];
  /** As `[name]` or `[name=value]`. */
  attributes: string[];
  choices: SelectorNeeds[][];
}

/** One selector of a rule. */
interface Alternative {
  selector: string;
  needs: SelectorNeeds;
}

/** Pseudo-classes of which one branch must match; what stands in another, such as :not(), need not be on the page. */
const CHOICE = /^:(?:is|where|has|matches|any)$/;

function needsOf(container: selectorParser.Selector): SelectorNeeds {
  const needs: SelectorNeeds = { classes: [], attributes: [], choices: [] };
  for (const node of container.nodes) {
    if (node.type === 'class') needs.classes.push(node.value);
    else if (node.type === 'attribute' && (!node.operator || node.operator === '='))
      needs.attributes.push(node.operator ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`);
    else if (node.type === 'pseudo' && node.nodes.length > 0 && CHOICE.test(node.value))
      needs.choices.push(node.nodes.map(needsOf));
  }
  return needs;
}

function areMet(needs: SelectorNeeds, isPresent: (name: string) => boolean): boolean {
  return (
    needs.classes.every(isPresent) &&
    needs.attributes.every(isPresent) &&
    needs.choices.every((branches) => branches.some((branch) => areMet(branch, isPresent)))
  );
}

/** Every class that a selector names outside of :not(). */
function classesOf({ classes, choices }: SelectorNeeds): string[] {
  return [...classes, ...choices.flat().flatMap(classesOf)];
}

/** What a document, or a part of it, holds that a selector may ask for. */
export interface Markup {
  classes: ReadonlySet<string>;
  /** As `[name]` and `[name=value]`; without them every attribute counts as there. */
  attributes?: ReadonlySet<string>;
}

/** A data attribute with a value, as a selector names it. */
const DATA_VALUE = /^\[(data-[^=\]]+)=/;

/**
 * Tells of a class or an attribute whether markup has it: all classes of an island that stands there count, and every
 * attribute for which isOpen says so.
 */
function presence(
  { classes, attributes }: Markup,
  isOpen: (attribute: string) => boolean,
): (name: string) => boolean {
  const islands = new Set(
    [...classes].map((name) => ISLAND_CLASS.exec(name)?.[1]).filter((name) => name !== undefined),
  );
  return (name) => {
    if (name.startsWith('[')) return !attributes || attributes.has(name) || isOpen(name);
    return classes.has(name) || islands.has(ISLAND_CLASS.exec(name)?.[1] ?? '');
  };
}

/** Part of a page that rules are taken for. */
type View = 'whole' | 'first' | 'rest';

interface RulePart {
  kind: 'rule';
  alternatives: Alternative[];
  /** From the opening brace on. */
  body: string;
  /** Where an animation may be named: a custom property may hold its name for a rule that reads it. */
  animations: string;
}

/** What the rules of the stylesheet are written as, so that a page’s copy is put together from strings. */
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

function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'rule') {
    const text = node.toString();
    return {
      kind: 'rule',
      alternatives: node.selectors.map((selector) => ({
        selector,
        needs: needsOf(selectorParser().astSync(selector).first),
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
      parts: node.nodes.map(partOf).filter((part) => part !== undefined),
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

/** Which of a rule’s selectors a copy takes, and which copy it is. */
interface CopyOptions {
  isWanted: (needs: SelectorNeeds, isPrinted: boolean) => boolean;
  /** Without what stands outside rules, which the first view has: the order of layers, fonts. */
  isRest: boolean;
}

/** Rules that are taken, in order; keyframes wait until it is known which are used. */
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
  readonly #parts: Part[];
  readonly #mayBeSet: (attribute: string) => boolean;

  /**
   * Takes the stylesheet and whether a script may set a data attribute of this name. The values of any other are those
   * in the markup; attributes without a value, and those that are not data, may always be set.
   */
  constructor(css: string, isScripted: (name: string) => boolean = () => true) {
    this.#parts = postcss
      .parse(css)
      .nodes.map(partOf)
      .filter((part) => part !== undefined);
    this.#mayBeSet = (attribute) => {
      const name = DATA_VALUE.exec(attribute)?.[1];
      return name === undefined || isScripted(name);
    };
  }

  /** The rules that can match a page. */
  prune(page: Markup): string {
    return this.#print('whole', page, page);
  }

  /**
   * The rules of a page in two parts: those that its first view can match as it stands, and the others. What is only
   * for print, or for a state that script sets, is never part of the first view.
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

  /** Which selectors a part of a page takes, asked in the order of the stylesheet. */
  #choiceOf(view: View, page: Markup, firstView: Markup): CopyOptions['isWanted'] {
    const isPresent = presence(page, this.#mayBeSet);
    if (view === 'whole') return (needs) => areMet(needs, isPresent);
    const isFirst = presence(firstView, () => false);
    if (view === 'first') return (needs, isPrinted) => !isPrinted && areMet(needs, isFirst);
    // A rule that waits for an attribute comes later than it stood. Rules after it on the same classes follow it, so
    // that among equals the last one still wins.
    const isFirstByClass = presence({ classes: firstView.classes }, () => true);
    const late = new Set<string>();
    return (needs, isPrinted) => {
      if (!areMet(needs, isPresent)) return false;
      const names = classesOf(needs);
      if (!isPrinted && areMet(needs, isFirst)) return names.some((name) => late.has(name));
      if (areMet(needs, isFirstByClass)) for (const name of names) late.add(name);
      return true;
    };
  }
}
