import { Fragment, type ReactNode } from 'react';
import { splitCompounds } from '../../shared/text/splitCompounds.ts';

const PATTERN =
  /\*\*(.+?)\*\*|`(.+?)`|\[([^\]\n]+?)\]\(((?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^)\s]*)\)|\n/g;

function wholeWords(text: string): ReactNode {
  const parts = splitCompounds(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/**
 * Converts a line of copy to React nodes: **strong**, `measured value` (set in mono), [link](/path/) and line breaks.
 * Copy stays plain text in the content files; nothing else is treated as markup.
 */
export const inlineMarkup = (text: string): ReactNode => convert(text, (plain) => plain);

/** The copy of a heading or a short label, converted like any other, with its compounds kept whole. */
export const headingMarkup = (text: string): ReactNode => convert(text, wholeWords);

function convert(text: string, show: (plain: string) => ReactNode): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    const key = match.index;
    if (key > end) nodes.push(<Fragment key={`${key} before`}>{show(text.slice(end, key))}</Fragment>);
    const [whole, strong, code, label, href] = match;
    if (strong) nodes.push(<strong key={key}>{show(strong)}</strong>);
    else if (code) nodes.push(<code key={key}>{code}</code>);
    else if (label && href)
      nodes.push(
        <a key={key} href={href}>
          {show(label)}
        </a>,
      );
    else nodes.push(<br key={key} />);
    end = key + whole.length;
  }
  if (nodes.length === 0) return show(text);
  if (end < text.length) nodes.push(<Fragment key="end">{show(text.slice(end))}</Fragment>);
  return <Fragment>{nodes}</Fragment>;
}
