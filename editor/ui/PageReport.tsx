import { type ReactNode, useContext, useMemo } from 'react';
import { type Examination, PageExamination } from './ExaminedPage.tsx';
import { type PageState, type ServerReport, usePageView } from './PageState.ts';
import { type Heading, pageOutline } from './pageOutline.ts';
import { SearchResult } from './SearchResult.tsx';

/** Grade above which a page takes effort to read. */
const HIGHEST_GRADE = 12;

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

const cardSource = (card: NonNullable<ServerReport['card']>) =>
  'svg' in card ? `data:image/svg+xml,${encodeURIComponent(card.svg)}` : card.address;

/** How the page is printed where somebody finds it or shares it. */
function Appearance({ state, card }: { state: PageState; card: ServerReport['card'] }) {
  const title = usePageView(state, (view) => view.title);
  const description = usePageView(state, (view) => view.description);
  const address = usePageView(state, (view) => view.address);
  return (
    <>
      {card && <img className="share-card" src={cardSource(card)} alt="The card with the page’s title" />}
      <SearchResult address={address} title={title} description={description} />
    </>
  );
}

function Headings({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <h3>Headings</h3>
      <ol aria-label="Headings">
        {headings.map(({ level, text, fault }, index) => (
          <li key={index} style={{ marginInlineStart: `${(level - 1) * 14}px` }}>
            <small>H{level}</small> {text}
            {fault && <em> {fault}</em>}
          </li>
        ))}
      </ol>
    </>
  );
}

const number = (value: number) => value.toLocaleString('en-US');

const faultCount = (count: number) =>
  count === 0 ? 'no faults' : count === 1 ? '1 fault' : `${count} faults`;

const over = (value: number, budget: number) =>
  value > budget ? ': too many. Move a section to another page, or shorten the longest' : '';

/** A part of the report: its verdict, and what there is to say about it. */
interface Part {
  name: string;
  verdict: string;
  isGood: boolean;
  details: ReactNode;
}

function weightOf({ weight }: ServerReport, nodes: number): Part {
  const name = 'Weight';
  if (!weight)
    return { name, verdict: '–', isGood: true, details: <p>A page with mistakes is not weighed.</p> };
  const { budgets, html } = weight;
  const built =
    html === undefined
      ? `The size of its HTML is unknown until the next build; ${number(budgets.html)} bytes are allowed.`
      : `${number(html)} bytes of HTML in the last build, of ${number(budgets.html)}${over(html, budgets.html)}.`;
  const lines = [
    `${number(nodes)} elements of ${number(budgets.nodes)}${over(nodes, budgets.nodes)}.`,
    built,
  ];
  const isGood = nodes <= budgets.nodes && (html ?? 0) <= budgets.html;
  return {
    name,
    verdict: isGood ? `${number(nodes)}/${number(budgets.nodes)}` : 'too heavy',
    isGood,
    details: <List label="Weight" lines={lines} none="" />,
  };
}

function readingOf({ wording: { grade, faults } }: ServerReport): Part {
  const isHard = grade !== undefined && grade > HIGHEST_GRADE;
  const line = `Reads like school grade ${grade?.toFixed(1)}${isHard ? `: above ${HIGHEST_GRADE}, write shorter sentences and words` : ''}.`;
  return {
    name: 'Reading',
    verdict:
      faults.length > 0 ? faultCount(faults.length) : grade === undefined ? '–' : `grade ${grade.toFixed(1)}`,
    isGood: !isHard && faults.length === 0,
    details: (
      <List
        label="Wording"
        lines={[...(grade === undefined ? [] : [line]), ...faults]}
        none="Nothing to say."
      />
    ),
  };
}

function partsOf(
  { report, accessibility }: NonNullable<Examination['results']>,
  headings: readonly Heading[],
): Part[] {
  const { phrases } = report.wording;
  const used = phrases.reduce((sum, { count }) => sum + count, 0);
  const isOrdered = headings.every(({ fault }) => fault === undefined);
  const faults = accessibility.lines.length;
  return [
    {
      name: 'Content',
      verdict: faultCount(report.faults.length),
      isGood: report.faults.length === 0,
      details: <List label="Links and content" lines={report.faults} none="All links lead somewhere." />,
    },
    {
      name: 'Accessibility',
      verdict: faults === 0 && !isOrdered ? 'headings' : faultCount(faults),
      isGood: faults === 0 && isOrdered,
      details: (
        <>
          <List
            label="Accessibility"
            lines={accessibility.lines}
            none="The automatic check (axe) finds nothing."
          />
          <Headings headings={headings} />
        </>
      ),
    },
    readingOf(report),
    {
      name: 'Phrases',
      verdict: used === 0 ? 'none' : `${used} found`,
      isGood: true,
      details: (
        <List
          label="Phrases to use sparingly"
          lines={phrases.map(({ name, count }) => `${name}: ${count}`)}
          none="None."
        />
      ),
    },
    weightOf(report, accessibility.nodes),
  ];
}

const NAMES = ['Content', 'Accessibility', 'Reading', 'Phrases', 'Weight'];

const unknownParts = (): Part[] =>
  NAMES.map((name) => ({ name, verdict: '…', isGood: true, details: <p>Checking the page …</p> }));

function ReportPart({
  name,
  isOpen,
  onOpen,
  children,
  details,
}: {
  name: string;
  isOpen: boolean;
  onOpen: (part: string | undefined) => void;
  children: ReactNode;
  details: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onOpen(open ? name : undefined);
      }}
    >
      <summary>{children}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <div className="report-details" tabIndex={0}>
          {details}
        </div>
      )}
    </details>
  );
}

/** Verdicts on the open page, whatever is selected. Each opens what there is to say. */
export function PageReport() {
  const { state, region, main, results, isChecking, error, opened, onOpen } = useContext(
    PageExamination,
  ) as Examination;
  const headings = useMemo(() => pageOutline(main), [main]);
  const parts = results ? partsOf(results, headings) : unknownParts();
  const card = results?.report.card;
  const wrong = parts.filter(({ isGood }) => !isGood).map(({ name, verdict }) => `${name}: ${verdict}`);
  return (
    <section className="page-report" aria-label="Report on the page" aria-busy={isChecking}>
      <p>
        <b>{region ? `As in ${region}; content and wording as in en` : 'This page'}</b>
        <span aria-hidden="true">{isChecking ? 'Checking …' : ''}</span>
      </p>
      <div>
        <ReportPart
          name="Card"
          isOpen={opened === 'Card'}
          onOpen={onOpen}
          details={<Appearance state={state} card={card} />}
        >
          {card ? (
            <img className="report-card" src={cardSource(card)} alt="Share card and search result" />
          ) : (
            <b>Search result</b>
          )}
        </ReportPart>
        {parts.map(({ name, verdict, isGood, details }) => (
          <ReportPart key={name} name={name} isOpen={opened === name} onOpen={onOpen} details={details}>
            <small>{name}</small>
            <b data-wrong={isGood ? undefined : ''}>{verdict}</b>
          </ReportPart>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
      <p role="status" className="report-status">
        {results && (wrong.length === 0 ? 'The page has been checked: no faults.' : wrong.join('; '))}
      </p>
    </section>
  );
}
