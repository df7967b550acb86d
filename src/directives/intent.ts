import type { ClientDirective } from 'astro';
import { hasDraft } from '../behaviours/formDraft.ts';
import { reloadOnce } from '../behaviours/reloadOnce.ts';

/** Whether the address carries an answer to one of the island's fields, as a shared result of a calculator does. */
function isAnsweredByAddress(element: HTMLElement): boolean {
  const names = [...new URLSearchParams(window.location.search).keys()];
  return names.some(
    (name) => element.querySelector(`form[method='get'] [name='${CSS.escape(name)}']`) !== null,
  );
}

/**
 * Hydrates an island when someone is about to use it: pointer over it, touch on it, or focus inside it. At once when
 * the address already answers one of its fields, or answers are kept from before, because the page then shows
 * something else than it was built with.
 */
const intent: ClientDirective = (load, _options, element) => {
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    try {
      await (await load())();
    } catch (error) {
      // What was typed meanwhile is kept by the form’s own draft.
      if (!reloadOnce()) throw error;
    }
  };
  const form = element.querySelector<HTMLElement>('form[data-form]')?.dataset['form'];
  // Whoever was quicker than this script is using the island already.
  if (
    isAnsweredByAddress(element) ||
    (form !== undefined && hasDraft(form)) ||
    element.matches(':hover, :focus-within')
  ) {
    hydrate();
    return;
  }
  for (const event of events) element.addEventListener(event, hydrate, { passive: true });
};

export default intent;
