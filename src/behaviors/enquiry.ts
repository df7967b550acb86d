import { LEAD_ACCEPTED } from './leadAccepted.ts';
import { parsePage } from './parsePage.ts';

/**
 * Builds the panel from its page: the markup goes into a dialog, then its stylesheet and the script for its form load.
 */
async function fetchPanel(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address);
  const page = parsePage(await response.text());
  const source = page.querySelector<HTMLElement>('[data-enquiry-panel]');
  // Both come from the build; on the development server they are missing, and the link is followed instead.
  const { styles, script } = source?.dataset ?? {};
  if (!response.ok || !source || !styles || !script) throw new Error(`no panel at ${address}`);

  const rules = document.createElement('link');
  rules.rel = 'stylesheet';
  rules.href = styles;
  const loaded = new Promise((resolve, reject) => {
    rules.addEventListener('load', resolve);
    rules.addEventListener('error', reject);
  });
  document.head.append(rules);
  const dialog = document.createElement('dialog');
  dialog.className = source.className;
  dialog.dataset['enquiryDialog'] = '';
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', 'enquiry-title');
  dialog.append(...source.childNodes);
  await loaded;
  document.body.append(dialog);
  await import(/* @vite-ignore */ script);
  return dialog;
}

/** Shows either the form or the thank-you message. */
function showPart(dialog: HTMLDialogElement, name: 'form' | 'thanks'): void {
  const form = dialog.querySelector<HTMLElement>('[data-enquiry-form]');
  const thanks = dialog.querySelector<HTMLElement>('[data-enquiry-thanks]');
  if (!form || !thanks) return;
  form.hidden = name !== 'form';
  thanks.hidden = name !== 'thanks';
  if (name === 'thanks') thanks.focus();
}

async function makePanel(address: string): Promise<HTMLDialogElement> {
  const dialog = await fetchPanel(address);
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-enquiry-close]')) {
    button.hidden = false;
    button.addEventListener('click', () => dialog.close());
  }
  // A click outside the dialog's box is on its backdrop. This is for browsers without closedby.
  dialog.addEventListener('click', (event) => {
    const box = dialog.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top;
    if (event.target === dialog && !isInside) dialog.close();
  });
  dialog.addEventListener(LEAD_ACCEPTED, (event) => {
    event.preventDefault();
    showPart(dialog, 'thanks');
  });
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = '';
  });
  return dialog;
}

function open(dialog: HTMLDialogElement): void {
  showPart(dialog, 'form');
  document.documentElement.style.overflow = 'hidden';
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-field] :is(input, textarea, select)')?.focus();
}

/**
 * Makes the floating button open the form from the page it links to as a panel over this one. Nothing is loaded until
 * the visitor reaches for the button; if loading fails, the link is followed.
 */
export function enquiryBehavior(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-enquiry]');
  if (!link) return;
  link.setAttribute('aria-haspopup', 'dialog');
  let panel: Promise<HTMLDialogElement> | undefined;
  const prepare = () => {
    panel ??= makePanel(link.href);
    panel.catch(() => {
      panel = undefined;
    });
    return panel;
  };
  for (const sign of ['pointerenter', 'touchstart', 'focus']) {
    link.addEventListener(sign, () => prepare().catch(() => undefined), { passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    prepare().then(open, () => location.assign(link.href));
  });
  if (link.matches(':hover, :focus')) prepare().catch(() => undefined);
}
