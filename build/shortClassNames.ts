/** A class as CSS Modules names it: `Component-local`. Islands' classes, with two hyphens, are not among them. */
const MODULE_CLASS = /[A-Z][A-Za-z0-9]*-[a-zA-Z][A-Za-z0-9]*(?![\w-])/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const STYLE_ELEMENT = /(<style>)([\s\S]*?)(<\/style>)/g;

/**
 * Gives the classes of a built site names of two or three characters: in the richest page the long ones cost a
 * kilobyte, compressed. A class that a script names keeps its name.
 */
export class ShortClassNames {
  readonly #names = new Map<string, string>();

  /** Names are given by how often a class stands in the documents, the commonest first. */
  constructor(documents: Iterable<string>, scripts: Iterable<string>) {
    const kept = new Set([...scripts].flatMap((script) => script.match(MODULE_CLASS) ?? []));
    const counts = new Map<string, number>();
    for (const html of documents) {
      for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
        for (const name of value.match(MODULE_CLASS) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    const common = [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b));
    for (const [name] of common)
      if (!kept.has(name)) this.#names.set(name, `c${this.#names.size.toString(36)}`);
  }

  /** A stylesheet under the short names. */
  inStyles(css: string): string {
    return css.replace(
      /(?<=\.)[A-Z][A-Za-z0-9]*-[a-zA-Z][A-Za-z0-9]*(?![\w-])/g,
      (name) => this.#names.get(name) ?? name,
    );
  }

  /** A document, its classes and its inline styles, under the short names. */
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
