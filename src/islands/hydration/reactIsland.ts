import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { recordEvent } from '../../behaviors/recordEvent.ts';
import { matchMarkup } from './matchMarkup.ts';
import { renderHidden } from './renderHidden.tsx';

/** Vite's, which takes what an error has. */
declare class ErrorOverlay extends HTMLElement {
  constructor(error: { message: string; stack?: string | undefined });
}

/** Shows an error on top of the page under the development server. */
function showError(error: Error): void {
  const Overlay = customElements.get('vite-error-overlay') as typeof ErrorOverlay | undefined;
  if (Overlay) document.body.append(new Overlay(error));
}

/**
 * Hydrates an island. Translation, password managers and other extensions change pages: what React does not expect is
 * set aside while it hydrates, because it would otherwise replace the whole island, with everything typed in it. If
 * React fails later, the island becomes the plain HTML again that it was, with the values of its controls.
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
    // In one go: in between, others could change the page again.
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
