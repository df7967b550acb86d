declare global {
  interface Window {
    /** The latest click, noted by the document itself: src/lib/earlyClick.ts. */
    earlyClick?: MouseEvent | undefined;
  }
}

/** The button within an element that a visitor pressed before the script that answers to it came, if any; once. */
export function takeEarlyClick(within: Element): HTMLButtonElement | undefined {
  const target = window.earlyClick?.target as Element | undefined;
  const button = target?.closest<HTMLButtonElement>('button[type=button]');
  if (!button || !within.contains(button)) return undefined;
  window.earlyClick = undefined;
  return button;
}
