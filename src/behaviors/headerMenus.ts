import { menuDialogBehavior } from './menuDialog.ts';
import { menusBehavior } from './menus.ts';

/**
 * Sets up the menus of every header. Until this loads, on the visitor's first interaction, CSS opens them under the
 * pointer, and on a phone the browser opens the list as a popover.
 */
export function headerMenusBehavior(root: ParentNode): void {
  for (const header of root.querySelectorAll<HTMLElement>('[data-header]')) {
    menuDialogBehavior(header);
    menusBehavior(header);
    header.dataset['menus'] = 'ready';
  }
}
