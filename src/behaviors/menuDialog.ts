/**
 * The menu in a narrow window: a modal dialog around the same list that is in the header of a wide one. Without script,
 * the list is a popover that the same buttons open and close.
 */
export function menuDialogBehavior(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('[data-menu]');
  const dialog = header.querySelector<HTMLDialogElement>('[data-menu-dialog]');
  const opener = header.querySelector<HTMLButtonElement>('[data-menu-open]');
  const closer = header.querySelector<HTMLButtonElement>('[data-menu-close]');
  if (!menu || !dialog || !opener || !closer) return;
  const place = document.createComment('');
  menu.before(place);
  const root = document.documentElement;

  const collapse = () => {
    for (const trigger of menu.querySelectorAll('[aria-expanded]'))
      trigger.setAttribute('aria-expanded', 'false');
  };
  const open = () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
    collapse();
    menu.removeAttribute('popover');
    dialog.append(menu);
    dialog.showModal();
    root.style.overflow = 'hidden';
  };
  const restore = () => {
    collapse();
    menu.setAttribute('popover', 'auto');
    place.after(menu);
    root.style.overflow = '';
  };

  opener.removeAttribute('popovertarget');
  closer.removeAttribute('popovertarget');
  opener.addEventListener('click', open);
  closer.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', restore);
  menu.addEventListener('click', (event) => {
    if (dialog.open && (event.target as Element).closest('a')) dialog.close();
  });
  const wide = matchMedia('(width >= 62.5em)');
  wide.addEventListener('change', () => {
    if (dialog.open) dialog.close();
  });
  // The visitor may have opened the popover before this script loaded, and the window may have grown since.
  if (menu.matches(':popover-open')) {
    if (wide.matches) menu.hidePopover();
    else open();
  }
}
