import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PriceBands } from '../../../shared/pricing/PriceBands.ts';
import { computeRoi } from '../../../shared/roi/computeRoi.ts';
import { roiFieldNames, roiNumberFields } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Announcement } from '../shared/Announcement.tsx';
import { NumberCopyContext } from '../shared/NumberNote.tsx';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { useToolState } from '../shared/useToolState.ts';
import { downloadReport } from './downloadReport.ts';
import styles from './RoiCalculator.module.css';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import { RoiChart } from './RoiChart.tsx';
import { RoiFields } from './RoiFields.tsx';
import { RoiResults } from './RoiResults.tsx';
import { RoiWorkings } from './RoiWorkings.tsx';
import { initialRoiState, roiStateSource, withIntegration, withTexts } from './roiState.ts';
import { roiTokens } from './roiTokens.ts';

export interface RoiCalculatorProps {
  /** full: all questions next to the results. short: three questions above them, the rest on demand. */
  variant: 'full' | 'short';
  copy: RoiCopy;
  numberCopy: NumberCopy;
  bands: PriceBands;
  /** The brand as it appears in the contract's field names. */
  brandIdentifier: string;
  /** That of the page, for Intl. */
  language: string;
}

/** Wait before the visitor's results count as computed, in ms. */
const RECORD_DELAY = 900;

/**
 * The ROI calculator: a form that requests the report from the server and, with script, also shows live results, keeps
 * them in the URL, and fills the report in the browser. The server renders it with the default results.
 */
export function RoiCalculator({
  variant,
  copy,
  numberCopy,
  bands,
  brandIdentifier,
  language,
}: RoiCalculatorProps) {
  const source = useMemo(() => roiStateSource(brandIdentifier), [brandIdentifier]);
  const { state, change, isReady, form, message, setMessage, copyLink } = useToolState({
    start: initialRoiState,
    ...source,
  });
  const [isBusy, setIsBusy] = useState(false);
  const isRecorded = useRef(false);
  const resultsId = useId();
  const { input } = state;
  const result = useMemo(() => computeRoi(input, bands), [input, bands]);
  const { limit } = result;
  const tokens = useMemo(() => roiTokens(result, bands), [result, bands]);

  const spoken = fillCopy(copy.results.announcement, tokens);

  useEffect(() => {
    // The default results are already on the page: only a visitor's own input counts as computed.
    if (!isReady || isRecorded.current || input === initialRoiState.input) return;
    const timer = setTimeout(() => {
      isRecorded.current = true;
      recordEvent({ event: 'roi-computed', calculator: variant });
    }, RECORD_DELAY);
    return () => clearTimeout(timer);
  }, [input, variant, isReady]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const wrong = roiNumberFields.find((field) => state.errors[field] === 'missing');
    if (wrong !== undefined) {
      const control = target.elements.namedItem(roiFieldNames(brandIdentifier)[wrong]);
      if (control instanceof HTMLElement) {
        const folded = control.closest('details');
        if (folded !== null) folded.open = true;
        control.focus();
      }
      return;
    }
    if (isBusy) return;
    setMessage('');
    setIsBusy(true);
    try {
      await downloadReport(input, bands, copy.download.fileName);
      setMessage(copy.download.done);
      recordEvent({ event: 'download', file: '/roi-pdf' });
    } catch {
      // The server generates the same report: request it the way the form does without script.
      target.submit();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.calculator}
      data-variant={variant}
      data-ready={isReady ? '' : undefined}
      method="get"
      action="/roi-pdf"
      noValidate={isReady}
      onSubmit={submit}
    >
      <div className={styles.questions}>
        <div className={styles.groups}>
          <NumberCopyContext value={numberCopy}>
            <RoiFields
              variant={variant}
              state={state}
              copy={copy}
              tokens={tokens}
              brandIdentifier={brandIdentifier}
              language={language}
              onNumber={(field, text) => change((before) => withTexts(before, { [field]: text }))}
              onIntegration={(value) => change((before) => withIntegration(before, value))}
            />
          </NumberCopyContext>
          <button className={styles.reset} type="button" onClick={() => change(() => initialRoiState)}>
            {copy.reset}
          </button>
        </div>
        <a className={styles.bar} href={`#${resultsId}`}>
          <span>
            {copy.results.shortRoi} <b>{tokens['computed']}</b>
          </span>
          <span>
            {copy.results.shortCost} <b>{tokens['costSaved']}</b>
          </span>
          <span className={styles.jump}>{copy.results.jump}</span>
        </a>
      </div>
      <section className={styles.results} id={resultsId} aria-label={copy.results.title}>
        <RoiResults result={result} copy={copy} tokens={tokens} />
        <RoiChart year={result.unclamped} copy={copy.chart} tokens={tokens} />
        <div className={styles.actions}>
          <button className={styles.download} type="submit" aria-disabled={isBusy || undefined}>
            <Icon name="download" />
            <span>{isBusy ? copy.download.busy : copy.download.label}</span>
          </button>
          <button className={styles.share} type="button" onClick={() => copyLink(copy.share)}>
            <Icon name="copy" />
            {copy.share.label}
          </button>
          <p className={styles.actionNote} role="status">
            {message || copy.download.note}
          </p>
          <p className={styles.help}>
            {copy.help.text} <a href={copy.help.href}>{copy.help.label}</a>
          </p>
        </div>
      </section>
      <RoiWorkings copy={copy.workings} tokens={tokens} />
      <Announcement text={limit === 'none' ? spoken : `${spoken} ${copy.limits[limit]}`} isOn={isReady} />
    </form>
  );
}
