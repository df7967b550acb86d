import { useEffect, useMemo, useState } from 'react';
import { type Accessibility, checkAccessibility } from './checkAccessibility.ts';
import { type PageState, type ServerReport, usePageView } from './PageState.ts';
import { pageOutline } from './pageOutline.ts';
import { SearchResult } from './SearchResult.tsx';

/** Delay in ms after the last change, before the page is examined. */
const PAUSE = 1200;

/** Grade above which a page takes effort to read. */
const HIGHEST_GRADE = 12;

/** The markup inside main, in its order. */
function useMain(state: PageState): string {
  const ids = usePageView(state, (view) => view.ids);
  const sections = usePageView(state, (view) => view.sections);
  const before = usePageView(state, (view) => view.before);
  const further = usePageView(state, (view) => view.further);
  return useMemo(
    () => [before.slice(before.indexOf('<main')), ...ids.map((id) => sections[id] ?? ''), further].join(''),
    [before, ids, sections, further],
  );
}

function List({ label, lines, none }: { label: string; lines: readonly string[]; none: string }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="report-list">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The card that is shown when the page is shared. */
function ShareCard({ card }: { card: NonNullable<ServerReport['card']> }) {
  const source = 'svg' in card ? `data:image/svg+xml,${encodeURIComponent(card.svg)}` : card.address;
  return (
    <section aria-label="Share card">
      <h3>When it is shared</h3>
      <img className="share-card" src={source} alt="The card with the page’s title" />
    </section>
  );
}

const number = (value: number) => value.toLocaleString('en-US');

function weightLines({ weight }: ServerReport, nodes: number): string[] {
  if (!weight) return [];
  const { budgets, html } = weight;
  const over = (value: number, budget: number) =>
    value > budget ? ': too many. Move a section to another page, or shorten the longest' : '';
  const built =
    html === undefined
      ? `The size of its HTML is unknown until the next build; ${number(budgets.html)} bytes are allowed.`
      : `${number(html)} bytes of HTML in the last build, of ${number(budgets.html)}${over(html, budgets.html)}.`;
  return [`${number(nodes)} elements of ${number(budgets.nodes)}${over(nodes, budgets.nodes)}.`, built];
}

const gradeLine = ({ wording: { grade } }: ServerReport) =>
  grade === undefined
    ? []
    : [
        `Reads like school grade ${grade.toFixed(1)}${grade > HIGHEST_GRADE ? `: above ${HIGHEST_GRADE}, write shorter sentences and words` : ''}.`,
      ];

/** What the server and the canvas say about the page, some time after the last change. */
function Examination({ state, main }: { state: PageState; main: string }) {
  const [report, setReport] = useState<ServerReport>();
  const [accessibility, setAccessibility] = useState<Accessibility>();
  const [error, setError] = useState('');
  useEffect(() => {
    if (main === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const [told, found] = await Promise.all([state.report(), checkAccessibility(state.view())]);
        if (!isCurrent) return;
        setReport(told);
        setAccessibility(found);
        setError('');
      } catch (wrong) {
        if (isCurrent) setError((wrong as Error).message);
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, main]);
  if (error) return <p role="alert">{error}</p>;
  if (!report || !accessibility) return <p>Checking the page …</p>;
  const phrases = report.wording.phrases.map(({ name, count }) => `${name}: ${count}`);
  return (
    <>
      {report.card && <ShareCard card={report.card} />}
      <List label="Links and content" lines={report.faults} none="All links lead somewhere." />
      <List label="Wording" lines={[...gradeLine(report), ...report.wording.faults]} none="Nothing to say." />
      <List label="Phrases to use sparingly" lines={phrases} none="None." />
      <List
        label="Accessibility"
        lines={accessibility.lines}
        none="The automatic check (axe) finds nothing."
      />
      <List label="Weight" lines={weightLines(report, accessibility.nodes)} none="Nothing to say." />
    </>
  );
}

/** How the page looks in search results and when it is shared, its headings, and the results of the checks. */
export function PageReport({ state }: { state: PageState }) {
  const title = usePageView(state, (view) => view.title);
  const description = usePageView(state, (view) => view.description);
  const address = usePageView(state, (view) => view.address);
  const main = useMain(state);
  const headings = useMemo(() => pageOutline(main), [main]);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="page-report" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Search result, headings and checks</summary>
      <SearchResult address={address} title={title} description={description} />
      <ol aria-label="Headings">
        {headings.map(({ level, text, fault }, index) => (
          <li key={index} style={{ marginInlineStart: `${(level - 1) * 14}px` }}>
            <small>H{level}</small> {text}
            {fault && <em> {fault}</em>}
          </li>
        ))}
      </ol>
      {isOpen && <Examination state={state} main={main} />}
    </details>
  );
}
