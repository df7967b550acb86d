/** Where a stylesheet, or an attribute of a drawing in the document, reads a custom property. */
const READ = /var\((--[\w-]+)/g;
/** A declaration of one, after a brace or semicolon, because a class may also contain two hyphens and a colon. */
const DECLARED = /(?<=[{;])(--[\w-]+):((?:[^;}"']|"[^"]*"|'[^']*')*);?/g;

/** A rule that is left empty. */
const EMPTY = /(?<=^|[{}])[^{}@]+\{\}/g;

/** Names of the custom properties that these texts read. */
export function propertiesReadIn(...texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(READ)].map((match) => match[1] ?? '')));
}

/**
 * Stylesheets of one page without the custom properties that nothing reads: neither the stylesheets themselves nor,
 * according to isRead, anything else on the page. A property read only by an unused one goes too, and so does a rule
 * that is left empty.
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
