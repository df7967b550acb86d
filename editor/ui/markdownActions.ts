/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around the selection, or takes them away where it has them. Spaces at its ends stay outside. */
export function toggleMarks({ text, start, end }: Selected, mark: string): Selected {
  const inner = text.slice(start, end);
  const from = start + (inner.length - inner.trimStart().length);
  const to = Math.max(from, end - (inner.length - inner.trimEnd().length));
  const own = text.slice(from, to);
  const isMarked = text.slice(0, from).endsWith(mark) && text.slice(to).startsWith(mark);
  // In **bold**, an asterisk does not mean italics.
  const isDouble = mark.length === 1 && text.slice(0, from).endsWith(mark.repeat(2));
  if (isMarked && !isDouble) {
    const size = mark.length;
    return {
      text: text.slice(0, from - size) + own + text.slice(to + size),
      start: from - size,
      end: to - size,
    };
  }
  return {
    text: text.slice(0, from) + mark + own + mark + text.slice(to),
    start: from + mark.length,
    end: to + mark.length,
  };
}

const MARKERS = /^(?:#{1,6} |> |- |\d+\. )/;

/** Makes the selected lines headings, entries of a list or a quotation; plain lines again where they all are. */
export function toggleLines({ text, start, end }: Selected, marker: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop === -1 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const own = (index: number) => (marker === '1. ' ? `${index + 1}. ` : marker);
  const isOwn = (line: string) => (marker === '1. ' ? /^\d+\. /.test(line) : line.startsWith(marker));
  const isMarked = lines.every((line) => line === '' || isOwn(line)) && lines.some(isOwn);
  const next = lines
    .map((line, index) =>
      line === '' && lines.length > 1 ? line : (isMarked ? '' : own(index)) + line.replace(MARKERS, ''),
    )
    .join('\n');
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length };
}

/** Adds a paragraph after the one in which the selection ends. */
export function insertBlock({ text, end }: Selected, block: string): Selected {
  const found = text.slice(end).search(/\n\s*\n|\n*$/);
  const place = end + found;
  const before = text.slice(0, place).trimEnd();
  const rest = text.slice(place).replace(/^\s+/, '');
  const lead = before === '' ? '' : '\n\n';
  const start = before.length + lead.length;
  const after = rest === '' ? '\n' : `\n\n${rest}`;
  return { text: before + lead + block + after, start, end: start + block.length };
}

/** Makes the selection a link; without one, inserts the address as the link's text. */
export function insertLink({ text, start, end }: Selected, address: string): Selected {
  const words = text.slice(start, end) || address;
  const link = `[${words}](${address})`;
  return { text: text.slice(0, start) + link + text.slice(end), start, end: start + link.length };
}

/** A component as it is written in a text. */
export interface Tag {
  name: string;
  values: Readonly<Record<string, string>>;
  /** The Markdown inside of it. */
  inner: string;
}

/** The tag of a component, with the text inside of it if there is any. */
export function writeTag(name: string, attributes: Readonly<Record<string, string>>, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;').replace(/\s+/g, ' ')}"`)
    .join('');
  if (inner === '') return `<${name}${written} />`;
  // Paragraphs are on lines of their own.
  const edge = inner.includes('\n') ? '\n\n' : '';
  return `<${name}${written}>${edge}${inner}${edge}</${name}>`;
}
