const ATTRIBUTE_CLASS = / class="([^"]*)"/g;

/** A script or stylesheet, which is left unchanged; or a tag up to its style attribute, with the attribute’s value. */
const STYLE_ATTRIBUTE =
  /<(script|style)\b[\s\S]*?<\/\1>|(<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?) style="([^"]*)"/g;

/** Every class used in a document. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const match of html.matchAll(ATTRIBUTE_CLASS)) {
    for (const name of (match[1] ?? '').split(/\s+/)) if (name) classes.add(name.replaceAll('&amp;', '&'));
  }
  return classes;
}

/** Every attribute in a document except classes and styles, as `[name]` and, with its value, `[name=value]`. */
export function attributesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [tag] of html.matchAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi))
    for (const [, name = '', value] of tag.matchAll(/\s([a-zA-Z][\w:-]*)(?:="([^"]*)")?/g)) {
      attributes.add(`[${name}]`);
      if (value !== undefined) attributes.add(`[${name}=${value}]`);
    }
  return attributes;
}

/** A document without style attributes. */
interface HoistedDocument {
  html: string;
  /**
   * The rules that replace the attributes: those that this part of the document uses, and those that only others use.
   */
  stylesOf: (part: string) => { used: string; others: string };
}

/**
 * Moves `style` attributes into rules, because the content security policy allows no inline style attribute. Equal
 * declarations share one rule.
 */
export function hoistStyleAttributes(html: string): HoistedDocument {
  const rules = new Map<string, string>();
  const hoisted = html.replace(
    STYLE_ATTRIBUTE,
    (whole, _element, before: string | undefined, declarations: string) => {
      if (before === undefined) return whole;
      const text = declarations.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      let name = rules.get(text);
      if (name === undefined) {
        name = `s${rules.size}`;
        rules.set(text, name);
      }
      return `${before} data-s="${name}"`;
    },
  );
  const stylesOf = (part: string) => {
    const print = (isUsed: boolean) =>
      [...rules]
        .filter(([, name]) => part.includes(` data-s="${name}"`) === isUsed)
        .map(([declarations, name]) => `[data-s=${name}]{${declarations}}`)
        .join('');
    return { used: print(true), others: print(false) };
  };
  return { html: hoisted, stylesOf };
}
