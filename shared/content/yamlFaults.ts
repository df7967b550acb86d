import { type Document, isAlias, isMap, isScalar, type Node, type Pair, visit, type YAMLError } from 'yaml';
import { strayCharacter } from './strayCharacter.ts';

/** A fault in the YAML of a text, described in one sentence. */
export interface YamlFault {
  /** Line number within the text, from 1. */
  line: number;
  text: string;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
const spaces = (count: number) => `${count} space${count === 1 ? '' : 's'}`;

/** Field name and text of a line such as “  - title: One”. */
export function fieldIn(line: string): { name: string; value: string } | undefined {
  const [, name, value] = /^\s*(?:- +)*([^:\s][^:]*):\s+(.*?)\s*$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** Quotes a text so that YAML reads nothing in it as syntax. Line breaks become spaces, as in a text without quotes. */
function quoted(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.includes('"') ? `'${line.replaceAll("'", '’')}'` : `"${line}"`;
}

/** Characters that YAML treats as syntax at the start of a text. */
const RESERVED = /^[@`%*&!|>?[\]{},#-]/;

function inQuotes(name: string, value: string, why: string): string {
  return `${why}: put it in quotes, ${name}: ${quoted(value)}`;
}

class Explanation {
  readonly #lines: readonly string[];
  readonly #text: string;
  readonly #document: Document.Parsed;

  constructor(text: string, document: Document.Parsed) {
    this.#text = text;
    this.#lines = text.split('\n');
    this.#document = document;
  }

  lineAt(offset: number): number {
    return this.#text.slice(0, offset).split('\n').length;
  }

  /** The closest line above that is neither empty nor a comment. */
  #above(line: number): string {
    return this.#lines.slice(0, line - 1).findLast((one) => /^\s*[^\s#]/.test(one)) ?? '';
  }

  of(error: YAMLError): YamlFault {
    const at = error.linePos?.[0].line ?? 1;
    const line = this.#lines[at - 1] ?? '';
    const said = (text: string): YamlFault => ({ line: at, text });
    const field = fieldIn(line);
    switch (error.code) {
      case 'TAB_AS_INDENT':
        return said('begins with a tab: indent with spaces, two for each level');
      case 'DUPLICATE_KEY':
        return said(
          `“${field?.name ?? line.trim().replace(/:$/, '')}” appears twice here: keep one of the two`,
        );
      case 'MULTIPLE_DOCS':
        return said(
          '--- ends the file: only an .mdx file has front matter between two lines of ---; remove the line',
        );
      case 'BAD_DQ_ESCAPE':
        return said(
          'within "…" a backslash begins a code: write \\\\ for a backslash, or put the text in \'…\'',
        );
      case 'BLOCK_IN_FLOW':
        return said('within { } put a text with a colon in quotes: { title: "Not this: that" }');
      case 'BAD_SCALAR_START':
      case 'BAD_ALIAS':
        return field && RESERVED.test(field.value)
          ? said(inQuotes(field.name, field.value, `a text cannot begin with ${field.value[0]}`))
          : said('a text begins with a character that YAML reserves: put the text in quotes');
      case 'BLOCK_AS_IMPLICIT_KEY':
        return this.#twoOnALine(at, field);
      case 'MULTILINE_IMPLICIT_KEY':
        return said(this.#noField(at));
      case 'BAD_INDENT':
        return this.#badIndent(at, error);
      case 'MISSING_CHAR':
        return this.#missing(at, error);
      case 'UNEXPECTED_TOKEN':
        return said(this.#unexpected(line, field, error));
      default:
        return said(this.#inYamlsWords(error));
    }
  }

  #inYamlsWords(error: YAMLError): string {
    return `${error.message.split(' at line ')[0]}: check the indentation, and put texts with a colon in quotes`;
  }

  #twoOnALine(at: number, field: { name: string; value: string } | undefined): YamlFault {
    if (field && /: |:$/.test(field.value))
      return {
        line: at,
        text: inQuotes(field.name, field.value, 'a text cannot hold a colon and a space'),
      };
    if (field && RESERVED.test(field.value))
      return {
        line: at,
        text: inQuotes(field.name, field.value, `a text cannot begin with ${field.value[0]}`),
      };
    const [entry] = /^\s*- /.exec(this.#entryAbove(at)) ?? [];
    if (field && indentOf(this.#lines[at - 1] ?? '') === 0)
      return {
        line: at,
        text: `“${field.name}” begins at the left edge: indent it by ${spaces(entry?.length ?? indentOf(this.#lines[at] ?? ''))} to belong to the ${entry === undefined ? 'fields below' : 'list entry above'} it`,
      };
    return {
      line: at + 1,
      text: `is indented further than the line above it, which already has its text: indent both by ${spaces(indentOf(this.#lines[at - 1] ?? ''))}`,
    };
  }

  #noField(at: number): string {
    const line = this.#lines[at - 1] ?? '';
    const [, name, value] = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) return `a space is missing after the colon: ${name}: ${value}`;
    const above = this.#above(at);
    if (indentOf(line) === 0 && indentOf(above) > 0 && fieldIn(above) !== undefined)
      return `“${line.trim()}” begins at the left edge: indent it by ${spaces(indentOf(above.replace('-', ' ')) + 2)} to continue the text above it`;
    return `“${line.trim()}” is not a field: write its name, a colon and a space before the text, as in title: A title`;
  }

  #badIndent(at: number, error: YAMLError): YamlFault {
    const [, kind] = /^Flow (map|sequence)/.exec(error.message) ?? [];
    if (kind !== undefined) {
      const [open, close] = kind === 'map' ? ['{', '}'] : ['[', ']'];
      const count = (line: string, sign: string) => line.split(sign).length - 1;
      const from = this.#lines.slice(0, at - 1).findLastIndex((one) => count(one, open) > count(one, close));
      return { line: from === -1 ? at : from + 1, text: `a ${open} is never closed: end it with ${close}` };
    }
    return this.#atLeftEdge(at) ?? { line: at, text: this.#misaligned(at) };
  }

  /** The field above a line, if it alone begins at the left edge and the fields around it do not. */
  #atLeftEdge(at: number): YamlFault | undefined {
    const own = indentOf(this.#lines[at - 1] ?? '');
    const line = this.#lines.slice(0, at - 1).findLastIndex((one) => /^\s*[^\s#]/.test(one)) + 1;
    const field = fieldIn(this.#lines[line - 1] ?? '');
    const above = this.#above(line);
    const isBelowThose = indentOf(above.replace(/^(\s*)-/, '$1 ')) === own;
    if (own === 0 || field === undefined || indentOf(this.#lines[line - 1] ?? '') > 0 || !isBelowThose)
      return undefined;
    return {
      line,
      text: `“${field.name}” begins at the left edge: indent it by ${spaces(own)}, like the fields above and below it`,
    };
  }

  #misaligned(at: number): string {
    const line = this.#lines[at - 1] ?? '';
    const above = this.#above(at);
    const entry = above.trim().startsWith('- ') ? above : this.#entryAbove(at);
    const [, dash, gap = ''] = /^(\s*)-( +)/.exec(entry) ?? [];
    const own = indentOf(line);
    if (gap.length > 1 && own === indentOf(entry) + 2)
      return `is not aligned with its list entry, which has ${spaces(gap.length)} after its hyphen: leave one there, - ${entry.replace(/^\s*- +/, '')}`;
    if (dash !== undefined && own <= dash.length + 1)
      return `is indented by ${spaces(own)}, outside of the list entry above it: indent it by ${dash.length + 2} to belong to that entry, or begin a new entry with “- ”`;
    const wanted = [...new Set([indentOf(above), 0])].filter((one) => one !== own);
    return `is indented by ${spaces(own)}, unlike anything above it: indent it like the fields around it, by ${wanted.join(' or ')}`;
  }

  /** The line above that begins the enclosing list entry. */
  #entryAbove(at: number): string {
    return this.#lines.slice(0, at - 1).findLast((one) => /^\s*- /.test(one)) ?? '';
  }

  #missing(at: number, error: YAMLError): YamlFault {
    const [, mark] = /^Missing closing (["'])/.exec(error.message) ?? [];
    if (mark !== undefined) {
      const start = this.#startOfQuote(error.pos[0]);
      return {
        line: start === undefined ? at : this.lineAt(start),
        text: `a quotation mark ${mark} opens a text and none closes it: end the text with ${mark}, or write ’ where it is an apostrophe`,
      };
    }
    if (error.message.startsWith('Implicit map keys')) return { line: at, text: this.#noField(at) };
    if (error.message.startsWith('Sequence item')) return { line: at, text: this.#misaligned(at) };
    if (error.message.startsWith('Missing ,'))
      return {
        line: at,
        text: 'within [ ] and { } entries are separated by commas: add the comma, or put the whole text in quotes',
      };
    return { line: at, text: this.#inYamlsWords(error) };
  }

  /** Start of the quoted text that reaches up to an offset. */
  #startOfQuote(end: number): number | undefined {
    let start: number | undefined;
    visit(this.#document, {
      Scalar: (_, node) => {
        if (!/^QUOTE/.test(node.type ?? '') || !node.range || node.range[1] < end) return undefined;
        start = node.range[0];
        // Quoted texts further down reach beyond the offset too.
        return visit.BREAK;
      },
    });
    return start;
  }

  #unexpected(line: string, field: { name: string; value: string } | undefined, error: YAMLError): string {
    const [, surplus] = /Unexpected flow-(map|seq)-end/.exec(error.message) ?? [];
    if (surplus !== undefined)
      return `has a ${surplus === 'map' ? '} without a {' : '] without a ['}: remove it, or put the text in quotes`;
    if (!field) return `“${line.trim()}” cannot be here: ${this.#inYamlsWords(error)}`;
    const { name, value } = field;
    if (/^["']/.test(value))
      return `the text continues after its closing quotation mark: within a text write “ ” and ’, as in ${name}: ${typographic(value)}`;
    return inQuotes(name, value, `a text cannot begin with ${value[0]}`);
  }
}

/** A text with typographic quotation marks, which YAML does not treat as syntax. */
function typographic(value: string): string {
  const inner = /^'(.*)'$/.exec(value)?.[1] ?? value;
  return inner
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .replaceAll('"', '”');
}

/** Valid YAML that a writer hardly means, in a document that parsed. */
function likelyMistakes(text: string, document: Document.Parsed, explanation: Explanation): YamlFault[] {
  const faults: YamlFault[] = [];
  const say = (node: unknown, said: string) => {
    const [start = 0] = (node as Node | null)?.range ?? [];
    faults.push({ line: explanation.lineAt(start), text: said });
  };
  visit(document, {
    Scalar: (_, scalar) => {
      const stray = typeof scalar.value === 'string' ? strayCharacter(scalar.value) : undefined;
      if (stray !== undefined) say(scalar, stray.said);
    },
    Pair: (_, pair) => checkPair(pair, say),
    Map: (_, map) => {
      if (!map.flow) return;
      for (const [index, { key, value }] of map.items.entries()) {
        // “a: b, c” within braces: YAML reads c as a field without a value.
        if (value !== null || !isScalar(key)) continue;
        if (map.items.length === 1) {
          say(key, `{ } contain fields, and “${key.value}” is not one: write the text without { }`);
          continue;
        }
        const before = map.items[index - 1];
        const name = before && isScalar(before.key) ? String(before.key.value) : 'text';
        const from = (before?.value as Node | null)?.range?.[0];
        const whole = from === undefined ? String(key.value) : text.slice(from, key.range?.[1]);
        say(
          key,
          `within { } a comma ends a text: put a text with a comma in quotes, ${name}: ${quoted(whole)}`,
        );
      }
    },
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined)
        say(alias, `a text cannot begin with *: put it in quotes, "*${alias.source}"`);
    },
  });
  return faults;
}

function checkPair({ key, value }: Pair, say: (node: unknown, text: string) => void): void {
  if (!isScalar(key) || value === null || isAlias(value) || isMap(value)) return;
  const node = value as Node;
  const name = String(key.value);
  if (node.tag?.startsWith('!') && !node.tag.startsWith('!!'))
    say(key, `a text cannot begin with !: put it in quotes, ${name}: "${node.tag} …"`);
  if (!isScalar(value) || value.value !== null) return;
  if (value.anchor !== undefined)
    say(key, `a text cannot begin with &: put it in quotes, ${name}: "&${value.anchor}"`);
  if (/^\S/.test(value.comment ?? ''))
    say(
      key,
      `# begins a comment, which no reader sees: put the text in quotes, ${name}: "#${value.comment}"`,
    );
}

/** The faults of a parsed document: the first syntax error, or every likely mistake. */
export function yamlFaults(text: string, document: Document.Parsed): YamlFault[] {
  const explanation = new Explanation(text, document);
  const [error] = document.errors;
  return error ? [explanation.of(error)] : likelyMistakes(text, document, explanation);
}
