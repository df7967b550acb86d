import { isUnlocked, rememberRegistered } from './registrations.ts';

/**
 * On the page to which a registration leads: remembers in this browser the recording whose anchor is in the address, so
 * that it plays whole wherever it is met, and so that the pages that ask to register lead to it (RecordingSwitch.tsx).
 */
export function recordingsBehavior(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-recordings] :target a[data-video-title]');
  // Its page, /videos/<id>/: the player may be at another host.
  const film = link?.pathname.split('/')[2];
  if (film !== undefined) rememberRegistered(film);
}

/**
 * On the page of a recording that is a video and not drawn: opens the video and its transcript for whoever has
 * registered. The player of a drawn film does that for its own.
 */
export function hostedRecordingBehavior(root: ParentNode): void {
  for (const film of root.querySelectorAll<HTMLElement>('[data-film][data-locked]')) {
    const isWhole = isUnlocked(film);
    film.toggleAttribute('data-open', isWhole);
    film.toggleAttribute('data-locked', !isWhole);
  }
}
