import { recall, remember } from './tabMemory.ts';

/**
 * Marks the hello bars that are wanted: those that the query string asks for, and those whose date has not passed since
 * the build. Styles show the first for which the window has room. A bar that a visitor closes stays closed for the life of the tab.
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
  for (const bar of bars) bar.toggleAttribute('data-wanted', isWanted(bar));
  const key = `closed:hello:${bars.find(isWanted)?.dataset['hello']}` as const;
  box.hidden = recall(key) !== null;
  const button = box.querySelector('button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    box.hidden = true;
    remember(key, '1');
  });
}
