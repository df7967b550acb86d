import { rememberRegistered } from './registered.ts';

/**
 * On the page to which a registration leads: remembers in this browser the recording whose anchor is in the address, so
 * that it plays whole wherever it is met.
 */
export function recordingsBehaviour(root: ParentNode): void {
  const film = root
    .querySelector('[data-recordings] :target a[data-video]')
    ?.getAttribute('data-video')
    ?.split('/')[2];
  if (film !== undefined) rememberRegistered(film);
}
