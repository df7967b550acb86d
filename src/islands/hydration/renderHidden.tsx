import { Activity, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders an island into a detached element, without running its effects, to get the markup that React expects to find
 * in the page. Rejects with the error of a component that cannot be rendered.
 */
export function renderHidden(island: ReactElement): Promise<{ markup: Element; discard: () => void }> {
  const markup = document.createElement('div');
  return new Promise((resolve, reject) => {
    const root = createRoot(markup, { onUncaughtError: reject });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve({ markup, discard: () => root.unmount() });
    });
    observer.observe(markup, { childList: true });
    root.render(<Activity mode="hidden">{island}</Activity>);
  });
}
