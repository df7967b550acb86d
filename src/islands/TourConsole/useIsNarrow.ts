import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 43.75em)');

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone’s: --below-tablet in src/styles/breakpoints.css. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
