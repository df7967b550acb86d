import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Accessibility, checkAccessibility } from './checkAccessibility.ts';
import type { FileContent } from './editorTypes.ts';
import { type PageState, type ServerReport, usePageView } from './PageState.ts';

/** Delay in ms after the last change, before the page is examined. */
const PAUSE = 1200;

/** What the server and a check of the drawn page found. */
interface Results {
  report: ServerReport;
  accessibility: Accessibility;
}

export interface Examination {
  state: PageState;
  /** The region as which the page is shown, if it differs there. */
  region: string | undefined;
  /** The markup inside main, in its order. */
  main: string;
  /** The last results, which may be older than the page. */
  results: Results | undefined;
  isChecking: boolean;
  error: string;
  /** The part of the report that is open. */
  opened: string | undefined;
  onOpen: (part: string | undefined) => void;
}

export const PageExamination = createContext<Examination | undefined>(undefined);

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

/**
 * Examines the page whenever its writer pauses, for all that is shown inside: Puck has the fields of a page twice, and
 * anew for each selection.
 */
export function ExaminedPage({
  state,
  content,
  region,
  children,
}: {
  state: PageState;
  content: FileContent;
  region: string | undefined;
  children: ReactNode;
}) {
  const main = useMain(state);
  const isDiffering = usePageView(state, (view) => view.differing !== undefined);
  const [results, setResults] = useState<Results>();
  const [isChecking, setChecking] = useState(true);
  const [error, setError] = useState('');
  const [opened, onOpen] = useState<string>();
  useEffect(() => {
    if (main === '') return;
    const change = new AbortController();
    const { signal } = change;
    setChecking(true);
    const timer = setTimeout(async () => {
      try {
        const report = await state.report();
        const accessibility = await checkAccessibility(state.view(), signal);
        signal.throwIfAborted();
        // A page with mistakes has no card and no weight: the last ones stay.
        setResults((last) => ({ report: { ...last?.report, ...report }, accessibility }));
        setError('');
        setChecking(false);
      } catch (wrong) {
        if (signal.aborted) return;
        setError((wrong as Error).message);
        setChecking(false);
      }
    }, PAUSE);
    return () => {
      change.abort();
      clearTimeout(timer);
    };
  }, [state, content, region, main]);
  const examination = useMemo(
    () => ({
      state,
      region: isDiffering ? region : undefined,
      main,
      results,
      isChecking,
      error,
      opened,
      onOpen,
    }),
    [state, region, isDiffering, main, results, isChecking, error, opened],
  );
  return <PageExamination value={examination}>{children}</PageExamination>;
}
