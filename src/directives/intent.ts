import type { ClientDirective } from 'astro';

/** Hydrates an island when someone is about to use it: pointer over it, touch on it, or focus inside it. */
const intent: ClientDirective = (load, _options, element) => {
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    await (await load())();
  };
  for (const event of events) element.addEventListener(event, hydrate, { passive: true });
};

export default intent;
