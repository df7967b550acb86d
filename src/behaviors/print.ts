import { takeEarlyClick } from './takeEarlyClick.ts';

/** Prints the page on a click on `[data-print]`. */
export function printBehavior(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-print]')) {
    button.addEventListener('click', () => print());
    takeEarlyClick(button)?.click();
  }
}
