import { Fragment, type ReactNode } from 'react';

const PATTERN =
  /\*\*(.+?)\*\*|`(.+?)`|\[([^\]\n]+?)\]\(((?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^)\s]*)\)|\n/g;

/**
 * Converts a line of copy to React nodes: **strong**, `measured value` (set in mono), [link](/path/) and line breaks.
 * Copy stays plain text in the content files; nothing else is treated as markup.
 */
export function inlineMarkup(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    const [whole, strong, code, label, href] = match;
    const key = match.index;
    if (strong) nodes.push(<strong key={key}>{strong}</strong>);
    else if (code) nodes.push(<code key={key}>{code}</code>);
    else if (label && href)
      nodes.push(
        <a key={key} href={href}>
          {label}
        </a>,
      );
    else nodes.push(<br key={key} />);
    end = match.index + whole.length;
  }
  if (nodes.length === 0) return text;
  if (end < text.length) nodes.push(text.slice(end));
  return <Fragment>{nodes}</Fragment>;
}
