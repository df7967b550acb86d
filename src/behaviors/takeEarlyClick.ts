declare global {
  interface Window {
    /** The latest click, recorded by an inline script in the document: src/lib/earlyClick.ts. */
    earlyClick?: MouseEvent | undefined;
  }
}

/** The button within an element that the visitor pressed before its script loaded, if any; returned only once. */
export function takeEarlyClick(within: Element): HTMLButtonElement | undefined {
  const target = window.earlyClick?.target as Element | undefined;
  const button = target?.closest<HTMLButtonElement>('button[type=button]');
  if (!button || !within.contains(button)) return undefined;
  window.earlyClick = undefined;
  return button;
}
