import { readFeed } from '../../shared/status/readFeed.ts';
import { formatMoment, plannedColumns, type StatusSummary } from '../../shared/status/StatusSummary.ts';

/** Interval at which an open page reads the feed, in ms. */
const INTERVAL = 60_000;

/** Request timeout for the feed, in ms. */
const PATIENCE = 10_000;

/** The texts of the board, which ServiceStatus.tsx puts into the page. */
interface BoardWords {
  locale: string;
  overall: Record<StatusSummary['indicator'], string>;
  states: Record<StatusSummary['components'][number]['state'], string>;
  times: { live: string; failed: string; never: string };
  began: string;
  span: string;
}

function setText(within: ParentNode, slot: string, text: string): void {
  const element = within.querySelector(`[data-slot='${slot}']`);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Renders a list of the board, with a copy of its template for each item. */
function putList<Item>(
  board: HTMLElement,
  name: string,
  items: readonly Item[],
  fill: (row: HTMLElement, item: Item) => void,
): void {
  const template = board.querySelector<HTMLTemplateElement>(`template[data-status-row='${name}']`);
  const rows = items.map((item) => {
    const row = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    fill(row, item);
    return row;
  });
  board.querySelector(`[data-status-list='${name}']`)?.replaceChildren(...rows);
  board.querySelector(`[data-status-none='${name}']`)?.toggleAttribute('hidden', items.length > 0);
}

function show(board: HTMLElement, summary: StatusSummary, words: BoardWords): void {
  const time = (iso: string) => formatMoment(iso, words.locale);
  setText(board, 'overall', words.overall[summary.indicator]);
  const overall = board.querySelector<HTMLElement>('[data-status-overall]');
  if (overall) overall.dataset['indicator'] = summary.indicator;
  board.querySelector('[data-status-building]')?.removeAttribute('hidden');
  putList(board, 'components', summary.components, (row, { name, state }) => {
    row.dataset['state'] = state;
    setText(row, 'name', name);
    setText(row, 'state', words.states[state]);
    for (const columns of plannedColumns(summary.maintenance, name, new Date().toISOString())) {
      const planned = document.createElement('i');
      planned.dataset['state'] = 'planned';
      planned.style.gridColumn = columns;
      row.querySelector(`[data-slot='days']`)?.append(planned);
    }
  });
  putList(board, 'incidents', summary.incidents, (row, { name, began, latest }) => {
    setText(row, 'name', name);
    setText(row, 'when', words.began.replace('%time%', time(began)));
    setText(row, 'text', latest);
  });
  putList(board, 'maintenance', summary.maintenance, (row, { name, from, until }) => {
    setText(row, 'name', name);
    setText(row, 'when', words.span.replace('%from%', time(from)).replace('%until%', time(until)));
  });
}

/**
 * Reads the feed, without cookies, and shows its state, or that it does not respond.
 *
 * @param isAsked whether the visitor requested it: then the time is announced, which would be too much every minute
 */
async function read(board: HTMLElement, words: BoardWords, isAsked = false): Promise<void> {
  const summary = await fetch(board.dataset['statusFeed'] ?? '', {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  })
    .then(readFeed)
    .catch(() => undefined);
  if (summary !== undefined) {
    board.dataset['statusRead'] = new Date().toISOString();
    show(board, summary, words);
  }
  const last = board.dataset['statusRead'] ?? '';
  const { live, failed, never } = words.times;
  const age = summary === undefined ? (last === '' ? never : failed) : live;
  const line = board.querySelector(`[data-slot='age']`);
  if (line) line.ariaLive = isAsked ? 'polite' : 'off';
  setText(board, 'age', age.replace('%time%', last === '' ? '' : formatMoment(last, words.locale)));
}

/** Keeps the board of the status page up to date while the page is in view. */
export function serviceStatusBehavior(root: ParentNode): void {
  for (const board of root.querySelectorAll<HTMLElement>('[data-status-feed]')) {
    const words = JSON.parse(board.dataset['statusWords'] ?? '{}') as BoardWords;
    const again = board.querySelector<HTMLButtonElement>('[data-status-again]');
    again?.addEventListener('click', () => void read(board, words, true));
    if (again) again.hidden = false;
    void read(board, words);
    setInterval(() => {
      if (document.visibilityState === 'visible') void read(board, words);
    }, INTERVAL);
  }
}
