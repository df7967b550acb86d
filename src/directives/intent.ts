import type { ClientDirective } from 'astro';
import { hasDraft, saveDraft } from '../behaviors/formDraft.ts';
import { reloadOnce } from '../behaviors/reloadOnce.ts';
import { takeEarlyClick } from '../behaviors/takeEarlyClick.ts';

/**
 * Whether the URL has a value for one of the island's fields, like that of a shared calculator result: in its query or,
 * if the value must not leave the browser, in its fragment.
 */
function isAnsweredByAddress(element: HTMLElement): boolean {
  const { search, hash } = window.location;
  const names = [search, hash.slice(1)].flatMap((part) => [...new URLSearchParams(part).keys()]);
  return names.some(
    (name) => element.querySelector(`form[method='get'] [name='${CSS.escape(name)}']`) !== null,
  );
}

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Hydrates an island when the visitor is about to use it: on hover, touch or focus. It hydrates right away if the URL
 * has a value for one of its fields or there is a draft, because the page then differs from the built one. A form
 * submitted, a button pressed, or a link or submit button with `data-held` used before the code has loaded waits for
 * it, the latter marked as busy. If loading fails, the input is saved as a draft, and the next touch retries.
 */
const intent: ClientDirective = (load, _options, element) => {
  const form = element.querySelector<HTMLFormElement>('form[data-form]');
  const id = form?.dataset['form'] ?? '';
  let isSent = false;
  let held: HTMLElement | undefined;
  const holdClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-held]');
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    held = pressed;
    held.ariaBusy = 'true';
  };
  const hold = (event: Event) => {
    event.preventDefault();
    isSent = true;
  };
  const listen = () => {
    for (const event of EVENTS) element.addEventListener(event, hydrate, { passive: true });
  };
  const hydrate = async () => {
    for (const event of EVENTS) element.removeEventListener(event, hydrate);
    form?.addEventListener('submit', hold);
    element.addEventListener('click', holdClick);
    try {
      await (await load())();
    } catch (error) {
      if (form) saveDraft(id, [...new FormData(form).keys()], form);
      if (reloadOnce()) return;
      listen();
      throw error;
    } finally {
      form?.removeEventListener('submit', hold);
      element.removeEventListener('click', holdClick);
      held?.removeAttribute('aria-busy');
    }
    if (isSent) form?.requestSubmit();
    held?.click();
    takeEarlyClick(element)?.click();
  };
  // The visitor may already be using the island by the time this script loads.
  if (isAnsweredByAddress(element) || (form && hasDraft(id)) || element.matches(':hover, :focus-within'))
    hydrate();
  else listen();
};

export default intent;
