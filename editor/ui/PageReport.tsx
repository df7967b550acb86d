import { useMemo } from 'react';
import { type PageState, usePageView } from './PageState.ts';
import { pageOutline } from './pageOutline.ts';

/** How search engines show the page, and its headings. */
export function PageReport({ state }: { state: PageState }) {
  const title = usePageView(state, (view) => view.title);
  const description = usePageView(state, (view) => view.description);
  const ids = usePageView(state, (view) => view.ids);
  const sections = usePageView(state, (view) => view.sections);
  const before = usePageView(state, (view) => view.before);
  const further = usePageView(state, (view) => view.further);
  const headings = useMemo(() => {
    const main = before.slice(before.indexOf('<main'));
    return pageOutline([main, ...ids.map((id) => sections[id] ?? ''), further].join(''));
  }, [before, ids, sections, further]);
  return (
    <details className="page-report">
      <summary>Search result and headings</summary>
      <section aria-label="Search result" className="search-result">
        <strong>{title}</strong>
        <p>{description}</p>
      </section>
      <ol aria-label="Headings">
        {headings.map(({ level, text, fault }, index) => (
          <li key={index} style={{ marginInlineStart: `${(level - 1) * 14}px` }}>
            <small>H{level}</small> {text}
            {fault && <em> {fault}</em>}
          </li>
        ))}
      </ol>
    </details>
  );
}
