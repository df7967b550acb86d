import { takeEarlyClick } from './takeEarlyClick.ts';

/** The filter value that matches every position. */
const ALL = 'all';

/** Whether a position in this field is shown under a filter: its field contains the value, ignoring case. */
export function isInField(field: string, selection: string): boolean {
  return selection === ALL || field.toLowerCase().includes(selection.toLowerCase());
}

/** Whether a position's text contains every word of a search, anywhere and ignoring case. */
export function isFound(words: string, query: string): boolean {
  const text = words.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function enhance(list: HTMLElement): void {
  const jobs = [...list.querySelectorAll<HTMLElement>('[data-job]')];
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-job-filter]')];
  const search = list.querySelector<HTMLInputElement>('[data-job-search]');
  const empty = list.querySelector<HTMLElement>('[data-jobs-empty]');
  const count = list.querySelector<HTMLElement>('[data-jobs-count]');
  let selection = ALL;

  const show = () => {
    let shown = 0;
    for (const job of jobs) {
      const isShown =
        isInField(job.dataset['job'] ?? '', selection) && isFound(job.textContent, search?.value ?? '');
      job.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset['jobFilter'] === selection));
    if (empty) empty.hidden = shown > 0;
    if (count) {
      const text = shown === 1 ? count.dataset['one'] : count.dataset['many'];
      count.textContent = (text ?? '').replace('%count%', String(shown));
    }
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button.disabled) return;
      selection = button.dataset['jobFilter'] ?? ALL;
      show();
    });
  }
  search?.addEventListener('input', show);
  takeEarlyClick(list)?.click();
  if (search?.value) show();
}

/** Filters lists of positions by department. Without script, every position is shown. */
export function jobsBehavior(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-jobs]')) enhance(list);
}
