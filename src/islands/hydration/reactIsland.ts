import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { matchMarkup } from './matchMarkup.ts';
import { renderHidden } from './renderHidden.tsx';

/** Vite's error overlay. */
declare class ErrorOverlay extends HTMLElement {
  constructor(error: { message: string; stack?: string | undefined });
}

/** Shows an error on top of the page under the development server. */
function showError(error: Error): void {
  const Overlay = customElements.get('vite-error-overlay') as typeof ErrorOverlay | undefined;
  if (Overlay) document.body.append(new Overlay(error));
}

/**
 * Hydrates an island, even if a translation, a password manager or another extension has changed it (decision 34).
 * Unexpected nodes are removed during hydration: otherwise React would replace the whole island and lose what has been
 * typed. If React fails later, the island becomes plain HTML again, with the values of its controls.
 */
const reactIsland =
  (element: HTMLElement) =>
  async (component: ComponentType<object>, props: object): Promise<void> => {
    const island = createElement(component, props);
    const report = (kind: 'recoverable' | 'fatal') => (error: unknown) => {
      recordEvent({ event: 'page-error', island: element.getAttribute('component-export') ?? '', kind });
      reportError(error);
      if (import.meta.env.DEV) showError(error as Error);
    };
    const hidden = await renderHidden(island).catch(report('fatal'));
    if (!hidden) return;
    const restore = matchMarkup(element, hidden.markup);
    const content = [...element.childNodes];
    // Synchronously, before anything can change the page again.
    flushSync(() =>
      hydrateRoot(element, island, {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onRecoverableError: report('recoverable'),
        onUncaughtError: (error) => {
          element.replaceChildren(...content);
          report('fatal')(error);
        },
      }),
    );
    restore();
    hidden.discard();
  };

export default reactIsland;
