import { menuDialogBehaviour } from './menuDialog.ts';
import { menusBehaviour } from './menus.ts';

/**
 * The menus of every header. Until this comes, with the visitor's first move, their styles open them under the pointer
 * and the browser opens the list of a phone as a popover.
 */
export function headerMenusBehaviour(root: ParentNode): void {
  for (const header of root.querySelectorAll<HTMLElement>('[data-header]')) {
    menuDialogBehaviour(header);
    menusBehaviour(header);
    header.dataset['menus'] = 'ready';
  }
}
