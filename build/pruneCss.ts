import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A class of an island's stylesheet, as astro.config.ts names them: `Component--local`. */
const ISLAND_CLASS = /^([A-Za-z0-9]+)--/;

interface RuleNeeds {
  /** One list per selector of the rule: the classes that must all be in the page for it to match. */
  alternatives: { selector: string; classes: string[] }[];
}

function classesOf(selector: string): string[] {
  const classes: string[] = [];
  selectorParser((root) => {
    root.walkClasses((node) => {
      // A class inside :not() or in one branch of :is() does not have to be there for the selector to match.
      let parent = node.parent as selectorParser.Node | undefined;
      while (parent) {
        if (parent.type === 'pseudo') return;
        parent = parent.parent as selectorParser.Node | undefined;
      }
      classes.push(node.value);
    });
  }).processSync(selector);
  return classes;
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
        alternatives: rule.selectors.map((selector) => ({ selector, classes: classesOf(selector) })),
      });
    });
  }

  /** The rules that can match a page with these classes. Pages with the same classes share one result. */
  prune(classes: ReadonlySet<string>): string {
    const key = [...classes].sort().join(' ');
    let result = this.#results.get(key);
    if (result === undefined) {
      result = this.#print(classes);
      this.#results.set(key, result);
    }
    return result;
  }

  #print(classes: ReadonlySet<string>): string {
    const islands = new Set(
      [...classes].map((name) => ISLAND_CLASS.exec(name)?.[1]).filter((name) => name !== undefined),
    );
    const isPresent = (name: string) => classes.has(name) || islands.has(ISLAND_CLASS.exec(name)?.[1] ?? '');
    const copy = postcss.root();
    this.#copyInto(this.#root, copy, isPresent);
    dropUnusedKeyframes(copy);
    return copy.toString();
  }

  #copyInto(from: Container, to: Container, isPresent: (name: string) => boolean): void {
    from.each((node) => {
      if (node.type === 'comment') return;
      if (node.type === 'rule') {
        const needs = this.#needs.get(node);
        const kept = needs?.alternatives.filter((one) => one.classes.every(isPresent));
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
        this.#copyInto(node, atRule, isPresent);
        if (atRule.nodes && atRule.nodes.length > 0) to.append(atRule);
      } else {
        to.append(node.clone());
      }
    });
  }
}

function dropUnusedKeyframes(root: Root): void {
  let used = '';
  root.walkDecls(/^(animation|animation-name)$/, (declaration) => {
    used += ` ${declaration.value} `;
  });
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!new RegExp(`(?<![\\w-])${atRule.params.trim()}(?![\\w-])`).test(used)) atRule.remove();
  });
}
