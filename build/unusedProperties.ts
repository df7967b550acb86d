/** Where a stylesheet, or an attribute of a drawing in the document, reads a custom property. */
const READ = /var\((--[\w-]+)/g;
/** A declaration of one, after the brace or semicolon before it: a class may hold two hyphens and a colon too. */
const DECLARED = /(?<=[{;])(--[\w-]+):((?:[^;}"']|"[^"]*"|'[^']*')*);?/g;

/** A rule that holds nothing any more. */
const EMPTY = /(?<=^|[{}])[^{}@]+\{\}/g;

/** Names of the custom properties that these texts read. */
export function propertiesReadIn(...texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(READ)].map((match) => match[1] ?? '')));
}

/**
 * Stylesheets of one page without the custom properties that nothing reads: not one of them, nor what isRead says of
 * what else is on the page. A property that only an unused one reads goes too, and so does a rule that held no others.
 */
export function withoutUnusedProperties(
  styles: readonly string[],
  isRead: (name: string) => boolean,
): string[] {
  const read = propertiesReadIn(...styles);
  const kept = styles.map((css) =>
    css.replace(DECLARED, (declaration, name: string, value: string) =>
      read.has(name) || isRead(name) || value.includes('url(') ? declaration : '',
    ),
  );
  const isDone = kept.every((css, index) => css === styles[index]);
  return isDone ? kept.map((css) => css.replace(EMPTY, '')) : withoutUnusedProperties(kept, isRead);
}
