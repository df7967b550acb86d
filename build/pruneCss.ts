import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A class of an island's stylesheet, as astro.config.ts names them: `Component--local`. */
const ISLAND_CLASS = /^([A-Za-z0-9]+)--/;

/** What must be in a page for a selector to match: all of the classes, and one branch of each choice. */
interface SelectorNeeds {
  classes: string[];
  choices: SelectorNeeds[][];
}

interface RuleNeeds {
  /** One for each selector of the rule. */
  alternatives: { selector: string; needs: SelectorNeeds }[];
}

/** Pseudo-classes of which one branch must match; what stands in another, such as :not(), need not be on the page. */
const CHOICE = /^:(?:is|where|has|matches|any)$/;

function needsOf(container: selectorParser.Selector): SelectorNeeds {
  const needs: SelectorNeeds = { classes: [], choices: [] };
  for (const node of container.nodes) {
    if (node.type === 'class') needs.classes.push(node.value);
    else if (node.type === 'pseudo' && node.nodes.length > 0 && CHOICE.test(node.value))
      needs.choices.push(node.nodes.map(needsOf));
  }
  return needs;
}

function areMet(needs: SelectorNeeds, isPresent: (name: string) => boolean): boolean {
  return (
    needs.classes.every(isPresent) &&
    needs.choices.every((branches) => branches.some((branch) => areMet(branch, isPresent)))
  );
}

/** Tells of a class whether a page with these classes has it; all classes of an island that stands there count. */
function presence(classes: ReadonlySet<string>): (name: string) => boolean {
  const islands = new Set(
    [...classes].map((name) => ISLAND_CLASS.exec(name)?.[1]).filter((name) => name !== undefined),
  );
  return (name) => classes.has(name) || islands.has(ISLAND_CLASS.exec(name)?.[1] ?? '');
}

type Part = 'whole' | 'first' | 'rest';

interface CopyOptions {
  isWanted: (needs: SelectorNeeds, isPrinted: boolean) => boolean;
  /** Without what stands outside rules, which the first view has: the order of layers, fonts. */
  isRest: boolean;
  isPrinted: boolean;
}

/**
 * A stylesheet parsed once, from which each page takes the rules that its HTML can use. States that script sets are
 * attributes by convention; stylesheets of islands are kept whole where one of their classes is on the page.
 */
export class PrunableCss {
  readonly #root: Root;
  readonly #needs = new Map<Rule, RuleNeeds>();
  readonly #results = new Map<string, string>();

  constructor(css: string) {
    this.#root = postcss.parse(css);
    this.#root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
      this.#needs.set(rule, {
        alternatives: rule.selectors.map((selector) => ({
          selector,
          needs: needsOf(selectorParser().astSync(selector).first),
        })),
      });
    });
  }

  /** The rules that can match a page with these classes. */
  prune(classes: ReadonlySet<string>): string {
    return this.#print('whole', classes, classes);
  }

  /**
   * The rules of a page with these classes in two parts: those that the classes of its first view can match, and the
   * others. What is only for print is never part of the first view.
   */
  split(classes: ReadonlySet<string>, firstView: ReadonlySet<string>): { first: string; rest: string } {
    return {
      first: this.#print('first', classes, firstView),
      rest: this.#print('rest', classes, firstView),
    };
  }

  /** Pages with the same classes share one result. */
  #print(part: Part, classes: ReadonlySet<string>, firstView: ReadonlySet<string>): string {
    const key = [part, ...[classes, firstView].map((names) => [...names].sort().join(' '))].join('|');
    let result = this.#results.get(key);
    if (result === undefined) {
      const isPresent = presence(classes);
      const isFirst = presence(firstView);
      const isWanted = (needs: SelectorNeeds, isPrinted: boolean) => {
        if (part === 'whole') return areMet(needs, isPresent);
        const isInFirst = !isPrinted && areMet(needs, isFirst);
        return part === 'first' ? isInFirst : !isInFirst && areMet(needs, isPresent);
      };
      const copy = postcss.root();
      this.#copyInto(this.#root, copy, { isWanted, isRest: part === 'rest', isPrinted: false });
      dropUnusedKeyframes(copy);
      result = copy.toString();
      this.#results.set(key, result);
    }
    return result;
  }

  #copyInto(from: Container, to: Container, { isWanted, isRest, isPrinted }: CopyOptions): void {
    from.each((node) => {
      if (node.type === 'comment') return;
      if (node.type === 'rule') {
        const needs = this.#needs.get(node);
        const kept = needs?.alternatives.filter((one) => isWanted(one.needs, isPrinted));
        if (kept && kept.length === 0) return;
        const rule = node.clone();
        if (kept && kept.length < (needs?.alternatives.length ?? 0))
          rule.selector = kept.map((one) => one.selector).join(',');
        to.append(rule);
      } else if (
        node.type === 'atrule' &&
        node.nodes &&
        /^(media|layer|supports|container)$/.test(node.name)
      ) {
        const atRule = node.clone({ nodes: [] });
        const isPrint = isPrinted || (node.name === 'media' && node.params === 'print');
        this.#copyInto(node, atRule, { isWanted, isRest, isPrinted: isPrint });
        if (atRule.nodes && atRule.nodes.length > 0) to.append(atRule);
      } else if (!isRest || node.type !== 'atrule' || node.name.endsWith('keyframes')) {
        to.append(node.clone());
      }
    });
  }
}

function dropUnusedKeyframes(root: Root): void {
  let used = '';
  // A custom property may hold an animation's name for a rule that reads it.
  root.walkDecls(/^(?:animation|animation-name|--.+)$/, (declaration) => {
    used += ` ${declaration.value} `;
  });
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!new RegExp(`(?<![\\w-])${atRule.params.trim()}(?![\\w-])`).test(used)) atRule.remove();
  });
}
