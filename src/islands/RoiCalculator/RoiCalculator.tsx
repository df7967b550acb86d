import { type SubmitEvent, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { computeRoi } from '../../../shared/roi/computeRoi.ts';
import { roiFieldNames, roiNumberFields } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { NumberCopyContext } from '../shared/NumberNote.tsx';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { downloadReport } from './downloadReport.ts';
import styles from './RoiCalculator.module.css';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import { RoiChart } from './RoiChart.tsx';
import { RoiFields } from './RoiFields.tsx';
import { RoiResults } from './RoiResults.tsx';
import { RoiWorkings } from './RoiWorkings.tsx';
import { initialRoiState, type RoiAction, readSharedInput, reduceRoi, shareQuery } from './roiState.ts';
import { roiTokens } from './roiTokens.ts';

export interface RoiCalculatorProps {
  /** full: all questions next to the results. short: three questions above them, the rest on demand. */
  variant: 'full' | 'short';
  copy: RoiCopy;
  numberCopy: NumberCopy;
  /** The brand as it appears in the contract's field names. */
  brandIdentifier: string;
}

const ADDRESS_DELAY = 350;
const ANNOUNCEMENT_DELAY = 900;

/**
 * The ROI calculator: a form that requests the report from the server and, with script, also shows live results, keeps
 * them in the URL, and fills the report in the browser. The server renders it with the default results.
 */
export function RoiCalculator({ variant, copy, numberCopy, brandIdentifier }: RoiCalculatorProps) {
  const [state, dispatch] = useReducer(reduceRoi, initialRoiState);
  const [isReady, setIsReady] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isRecorded = useRef(false);
  const resultsId = useId();
  const { input } = state;
  const result = useMemo(() => computeRoi(input), [input]);
  const { limit } = result;
  const tokens = useMemo(() => roiTokens(result), [result]);

  useEffect(() => {
    for (const action of startingActions(form.current, window.location.search, brandIdentifier))
      dispatch(action);
    setIsReady(true);
  }, [brandIdentifier]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = shareQuery(input, search, brandIdentifier);
      if (query !== search)
        window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [input, isReady, brandIdentifier]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      const spoken = fillCopy(copy.results.announcement, tokens);
      setAnnouncement(limit === 'none' ? spoken : `${spoken} ${copy.limits[limit]}`);
      // The default results are already on the page: only a visitor's own input counts as computed.
      if (isRecorded.current || input === initialRoiState.input) return;
      isRecorded.current = true;
      recordEvent({ event: 'roi-computed', calculator: variant });
    }, ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [tokens, limit, input, variant, isReady, copy]);

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
    if (state.download === 'busy') return;
    dispatch({ type: 'download', download: 'busy' });
    try {
      await downloadReport(input, copy.download.fileName);
      dispatch({ type: 'download', download: 'done' });
      recordEvent({ event: 'download', file: '/roi-pdf' });
    } catch {
      // The server generates the same report: request it the way the form does without script.
      dispatch({ type: 'download', download: 'idle' });
      target.submit();
    }
  }

  async function copyLink() {
    const address = new URL(window.location.href);
    address.search = shareQuery(input, address.search, brandIdentifier);
    try {
      await navigator.clipboard.writeText(address.href);
      dispatch({ type: 'share', share: 'copied' });
    } catch {
      dispatch({ type: 'share', share: 'failed' });
    }
  }

  const isBusy = state.download === 'busy';
  const shareMessage = state.share === 'idle' ? '' : copy.share[state.share];
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
              brandIdentifier={brandIdentifier}
              onNumber={(field, text) => dispatch({ type: 'number', field, text })}
              onIntegration={(isIntegration) => dispatch({ type: 'integration', isIntegration })}
            />
          </NumberCopyContext>
          <button className={styles.reset} type="button" onClick={() => dispatch({ type: 'reset' })}>
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
          <button className={styles.share} type="button" onClick={copyLink}>
            <Icon name="copy" />
            {copy.share.label}
          </button>
          <p className={styles.actionNote} role="status">
            {shareMessage || (state.download === 'done' ? copy.download.done : copy.download.note)}
          </p>
          <p className={styles.help}>
            {copy.help.text} <a href={copy.help.href}>{copy.help.label}</a>
          </p>
        </div>
      </section>
      <RoiWorkings copy={copy.workings} tokens={tokens} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
}

/** The values in the URL, then anything typed before hydration, which takes precedence. */
function startingActions(form: HTMLFormElement | null, search: string, brandIdentifier: string): RoiAction[] {
  const actions: RoiAction[] = [];
  const shared = readSharedInput(search, brandIdentifier);
  if (shared !== undefined) actions.push({ type: 'restore', ...shared });
  if (form === null) return actions;
  const names = roiFieldNames(brandIdentifier);
  for (const field of roiNumberFields) {
    const control = form.elements.namedItem(names[field]);
    if (control instanceof HTMLInputElement && control.value !== initialRoiState.texts[field]) {
      actions.push({ type: 'number', field, text: control.value });
    }
  }
  const choice = new FormData(form).get(names.isIntegration);
  if (choice === 'false') actions.push({ type: 'integration', isIntegration: false });
  return actions;
}
