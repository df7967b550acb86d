import type { Selected } from './markdownActions.ts';

/** Puts a tag around the selection, or takes it away where it is there. Spaces at the ends stay outside. */
export function toggleTag({ text, start, end }: Selected, tag: string, attributes = ''): Selected {
  const inner = text.slice(start, end);
  const from = start + (inner.length - inner.trimStart().length);
  const to = Math.max(from, end - (inner.length - inner.trimEnd().length));
  const own = text.slice(from, to);
  const close = `</${tag}>`;
  const [open] = new RegExp(`<${tag}(?: [^>]*)?>$`).exec(text.slice(0, from)) ?? [];
  if (open !== undefined && text.slice(to).startsWith(close))
    return {
      text: text.slice(0, from - open.length) + own + text.slice(to + close.length),
      start: from - open.length,
      end: to - open.length,
    };
  const begin = `<${tag}${attributes}>`;
  return {
    text: text.slice(0, from) + begin + own + close + text.slice(to),
    start: from + begin.length,
    end: to + begin.length,
  };
}

/** Makes the selection a link; without one, inserts the address as the link's text. */
export function linkTag(selected: Selected, address: string): Selected {
  const { text, start, end } = selected;
  const attributes = ` href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  if (start !== end) return toggleTag(selected, 'a', attributes);
  const filled = text.slice(0, start) + address + text.slice(end);
  return toggleTag({ text: filled, start, end: start + address.length }, 'a', attributes);
}

const BLOCK = /<(p|li)(?: [^>]*)?>([\s\S]*?)<\/\1>/g;

/** The paragraphs or entries of a list that a selection touches, from the first to the last. */
function blocksAt({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const blocks = [...text.matchAll(BLOCK)].filter(
    ({ index, 0: block }) => index + block.length >= start && index <= end,
  );
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return { from: start, to: end, lines: [text.slice(start, end)] };
  return {
    from: first.index,
    to: last.index + last[0].length,
    lines: blocks.map(([, , inner = '']) => inner),
  };
}

/** Makes the selected paragraphs a list, or the selected list paragraphs again. */
export function toggleList(selected: Selected): Selected {
  const { text } = selected;
  const { from, to, lines } = blocksAt(selected);
  const before = /<ul>\s*$/.exec(text.slice(0, from))?.[0];
  const after = /^\s*<\/ul>/.exec(text.slice(to))?.[0];
  const isList = before !== undefined && after !== undefined;
  const next = isList
    ? lines.map((line) => `<p>${line}</p>`).join('')
    : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const start = from - (isList ? before.length : 0);
  return {
    text: text.slice(0, start) + next + text.slice(to + (isList ? after.length : 0)),
    start,
    end: start + next.length,
  };
}

/** Begins a paragraph after the one that the selection ends in. */
export function addParagraph({ text, end }: Selected): Selected {
  const found = /<\/(?:p|ul|ol)>/.exec(text.slice(end));
  const place = found ? end + found.index + found[0].length : text.length;
  const start = place + '<p>'.length;
  return { text: `${text.slice(0, place)}<p></p>${text.slice(place)}`, start, end: start };
}
