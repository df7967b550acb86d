import { menuDialogBehaviour } from './menuDialog.ts';
import { menusBehaviour } from './menus.ts';

/**
 * Sets up the menus of every header. Until this loads, on the visitor's first interaction, CSS opens them under the
 * pointer, and on a phone the browser opens the list as a popover.
 */
export function headerMenusBehaviour(root: ParentNode): void {
  for (const header of root.querySelectorAll<HTMLElement>('[data-header]')) {
    menuDialogBehaviour(header);
    menusBehaviour(header);
    header.dataset['menus'] = 'ready';
  }
}
