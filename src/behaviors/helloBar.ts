import { recall, remember } from './tabMemory.ts';

/**
 * Swaps in another hello bar when the query string asks for one, or when the date of the one the build chose has
 * passed. A bar that a visitor closes stays closed for the life of the tab.
 */
export function helloBarBehavior(root: ParentNode, now: Date, query: string): void {
  const box = root.querySelector<HTMLElement>('[data-hello-bars]');
  if (!box) return;
  const bars = [...box.querySelectorAll<HTMLElement>('[data-hello]')];
  const asked = new URLSearchParams(query);
  const isWanted = ({ dataset }: HTMLElement) => {
    const [name = '', value] = (dataset['query'] ?? '').split('=');
    if (name) return asked.get(name) === value;
    return !dataset['until'] || new Date(dataset['until']) > now;
  };
  const wanted = bars.find(isWanted);
  for (const bar of bars) bar.toggleAttribute('data-shown', bar === wanted);
  const key = `closed:hello:${wanted?.dataset['hello']}` as const;
  box.hidden = recall(key) !== null;
  const button = box.querySelector('button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    box.hidden = true;
    remember(key, '1');
  });
}
