import { LEAD_ACCEPTED } from './leadAccepted.ts';
import { parsePage } from './parsePage.ts';

/** Copies what the panel needs from its page: its markup into a dialog, its rules, and what makes its form work. */
async function fetchPanel(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address);
  const page = parsePage(await response.text());
  const source = page.querySelector<HTMLElement>('[data-enquiry-panel]');
  // Both are written by the build; under the development server the link is followed.
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

/** Shows the form, or the thanks in its place. */
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
  // What lies outside the dialog’s box is its backdrop, for browsers that do not know closedby.
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
 * The floating button opens the form of the page that it leads to as a panel over this one. Nothing of it is loaded
 * before someone reaches for the button; where it does not come, the link is followed.
 */
export function enquiryBehaviour(root: ParentNode): void {
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
