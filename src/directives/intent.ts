import type { ClientDirective } from 'astro';
import { hasDraft, saveDraft } from '../behaviours/formDraft.ts';
import { reloadOnce } from '../behaviours/reloadOnce.ts';
import { takeEarlyClick } from '../behaviours/takeEarlyClick.ts';

/** Whether the address carries an answer to one of the island's fields, as a shared result of a calculator does. */
function isAnsweredByAddress(element: HTMLElement): boolean {
  const names = [...new URLSearchParams(window.location.search).keys()];
  return names.some(
    (name) => element.querySelector(`form[method='get'] [name='${CSS.escape(name)}']`) !== null,
  );
}

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Hydrates an island when someone is about to use it: pointer over it, touch on it, or focus inside it. At once when
 * the address already answers one of its fields, or answers are kept from before, because the page then shows
 * something else than it was built with. A form that is sent and a button that is pressed meanwhile wait for the code;
 * when it does not come, what was typed is kept, and the next touch asks for it again.
 */
const intent: ClientDirective = (load, _options, element) => {
  const form = element.querySelector<HTMLFormElement>('form[data-form]');
  const id = form?.dataset['form'] ?? '';
  let isSent = false;
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
    try {
      await (await load())();
    } catch (error) {
      if (form) saveDraft(id, [...new FormData(form).keys()], form);
      if (reloadOnce()) return;
      listen();
      throw error;
    } finally {
      form?.removeEventListener('submit', hold);
    }
    if (isSent) form?.requestSubmit();
    takeEarlyClick(element)?.click();
  };
  // Whoever was quicker than this script is using the island already.
  if (isAnsweredByAddress(element) || (form && hasDraft(id)) || element.matches(':hover, :focus-within'))
    hydrate();
  else listen();
};

export default intent;
