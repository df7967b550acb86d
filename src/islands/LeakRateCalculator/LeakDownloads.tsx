import type { LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { LogLine } from '../../../shared/refrigerant/leakRate.ts';
import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { localDay } from '../shared/localDay.ts';
import { circuitLine } from '../shared/refrigerant/circuitLine.ts';
import { dutyDue, dutyText } from '../shared/refrigerant/DutyList.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { formatWeight } from '../shared/refrigerant/formatWeight.ts';
import styles from '../shared/ToolResults.module.css';
import { datedDuties } from './datedDuties.ts';
import { formatExactRate, formatRate, formulaOf } from './formatLeak.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { verdictOf } from './LeakResults.tsx';
import { circuitKey, dutiesCalendar, logCsv } from './leakFiles.ts';
import { circuitOf, type LeakState } from './leakState.ts';

interface LeakDownloadsProps {
  state: LeakState;
  /** Undefined while the charge is not a valid weight. */
  report: LeakReport | undefined;
  findings: readonly RuleFinding[];
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  brand: string;
  formatDay: (day: string) => string;
  /** The result of the last download or copied link. */
  message: string;
  onMessage: (message: string) => void;
  onLink: () => void;
}

/** The buttons that save the log and its duties, each file with the circuit's name, the formula and its own date. */
export function LeakDownloads({
  state,
  report,
  findings,
  copy,
  dutyCopy,
  brand,
  formatDay,
  message,
  onMessage,
  onLink,
}: LeakDownloadsProps) {
  const charge = circuitOf(state)?.charge;
  const latest = report?.lines.at(-1);
  const duties = report ? datedDuties(report, findings) : [];
  const name = state.name.trim();
  const named = (title: string) => (name ? `${name}: ${title}` : title);
  const facts = circuitLine(state, copy.use[state.use].label, dutyCopy);
  const formula = (line: LogLine) => (charge ? formulaOf(line, state.method, charge, copy.formula) : '');
  const madeToday = () => fillCopy(copy.files.made, { day: formatDay(localDay(new Date())) });
  const notice = fillCopy(dutyCopy.notice, { day: formatDay(dutyCopy.checked) });

  async function savePdf() {
    if (!report || !charge || !latest) return;
    onMessage(copy.files.busy);
    try {
      const { leakPdf } = await import('./leakPdf.ts');
      const weight = (amount: number) => formatWeight({ ...charge, amount });
      const { day, added, days, annualized, window: period, rolling } = copy.table;
      const bytes = await leakPdf({
        heading: named(copy.files.heading),
        facts: [facts, `${copy.groups.method}: ${copy.method[state.method].label}`, madeToday()],
        rate: formatExactRate(latest.rate),
        verdict: verdictOf(report, copy.result, formatDay),
        formula: formula(latest),
        headings: [day, added, days, annualized, period, rolling],
        rows: report.lines.map((line) => [
          formatDay(line.day),
          weight(line.weight),
          String(line.days),
          formatRate(line.annualized),
          weight(line.windowWeight),
          formatRate(line.rolling),
        ]),
        dutiesTitle: copy.duties.title,
        duties: [
          ...duties,
          ...findings.flatMap((finding) => finding.duties.filter(({ due }) => due === undefined)),
        ].map((duty) => ({ ...dutyText(duty, dutyCopy), when: dutyDue(duty, dutyCopy, formatDay) })),
        notice,
      });
      saveFile(`${copy.files.name}.pdf`, 'application/pdf', bytes);
      onMessage('');
    } catch {
      onMessage(copy.files.failed);
    }
  }

  function saveCsv() {
    if (!report) return;
    const headings = {
      ...copy.table,
      formula: copy.files.formula,
      circuit: copy.files.circuit,
      made: copy.files.madeOn,
    };
    const about = { unit: state.unit, name, made: localDay(new Date()), formulaOf: formula };
    saveFile(`${copy.files.name}.csv`, 'text/csv;charset=utf-8', logCsv(report, headings, about));
  }

  function saveCalendar() {
    if (!latest) return;
    const entries = duties.map((duty) => {
      const { title, text } = dutyText(duty, dutyCopy);
      return {
        ...duty,
        title: named(title),
        text: [text, facts, formula(latest), madeToday()].join('\n'),
      };
    });
    const about = {
      key: circuitKey(state),
      host: window.location.hostname,
      made: new Date().toISOString(),
      maker: brand,
    };
    saveFile(`${copy.files.name}.ics`, 'text/calendar;charset=utf-8', dutiesCalendar(entries, about));
  }

  return (
    <div className={styles.files}>
      <button type="button" disabled={!latest} onClick={savePdf}>
        {copy.files.pdf}
      </button>
      <button type="button" disabled={!latest} onClick={saveCsv}>
        {copy.files.spreadsheet}
      </button>
      <button type="button" disabled={duties.length === 0} onClick={saveCalendar}>
        {copy.files.calendar}
      </button>
      <button type="button" onClick={onLink}>
        {copy.files.link}
      </button>
      <p className={styles.note} role="status">
        {message || copy.files.privacy}
      </p>
      <p className={styles.note}>{notice}</p>
    </div>
  );
}
