/** A class named by CSS Modules: `Component-local`. Islands' classes, with two hyphens, are not included. */
const MODULE_CLASS = /[A-Z][A-Za-z0-9]*-[a-zA-Z][A-Za-z0-9]*(?![\w-])/g;
/** The same in a stylesheet. */
const CLASS_SELECTOR = /(?<=\.)[A-Z][A-Za-z0-9]*-[a-zA-Z][A-Za-z0-9]*(?![\w-])/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const STYLE_ELEMENT = /(<style>)([\s\S]*?)(<\/style>)/g;

/**
 * Renames the classes of a built site to two to four characters: on the richest page the long names cost a kilobyte,
 * compressed. Classes that scripts mention keep their names. The names depend on the stylesheets alone, so editing one
 * page leaves the others unchanged.
 */
export class ShortClassNames {
  readonly #names = new Map<string, string>();

  /** Names are assigned in the order in which classes first occur in the stylesheets. */
  constructor(styles: Iterable<string>, scripts: Iterable<string>) {
    const kept = new Set([...scripts].flatMap((script) => script.match(MODULE_CLASS) ?? []));
    for (const css of styles) {
      for (const [name] of css.matchAll(CLASS_SELECTOR))
        if (!kept.has(name) && !this.#names.has(name))
          this.#names.set(name, `c${this.#names.size.toString(36)}`);
    }
  }

  /** A stylesheet with the short names. */
  inStyles(css: string): string {
    return css.replace(CLASS_SELECTOR, (name) => this.#names.get(name) ?? name);
  }

  /** A document, its classes and its inline styles, with the short names. */
  inDocument(html: string): string {
    return html
      .replace(
        CLASS_ATTRIBUTE,
        (_, value: string) =>
          ` class="${value.replace(MODULE_CLASS, (name) => this.#names.get(name) ?? name)}"`,
      )
      .replace(
        STYLE_ELEMENT,
        (_, open: string, css: string, close: string) => open + this.inStyles(css) + close,
      );
  }
}
