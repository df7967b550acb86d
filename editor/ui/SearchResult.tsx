import { useMemo } from 'react';
import { addressLine, cutDescription, cutToWidth, measuring, TITLE_WIDTH } from './cutToWidth.ts';

/** The page as a search result prints it, cut where that cuts it. */
export function SearchResult({
  address,
  title,
  description,
}: {
  address: string;
  title: string;
  description: string;
}) {
  const ofTitle = useMemo(() => measuring('20px arial'), []);
  const printed = {
    title: cutToWidth(title, TITLE_WIDTH, ofTitle),
    description: cutDescription(description),
  };
  const cut = [
    ...(printed.title === title ? [] : ['The title']),
    ...(printed.description === description ? [] : ['The description']),
  ];
  return (
    <section aria-label="Search result" className="search-result">
      <small>{addressLine(address)}</small>
      <strong>{printed.title}</strong>
      <p>{printed.description}</p>
      {cut.map((what) => (
        <em key={what}>{what} is longer than search results print. Put what matters at its beginning.</em>
      ))}
    </section>
  );
}
