import { isUnlocked, rememberRegistered } from './registrations.ts';

/**
 * On the thank-you page of a registration: remembers in this browser the recording named in the URL's fragment, so that
 * it plays in full everywhere, and pages that ask for registration link to it (RecordingSwitch.tsx).
 */
export function recordingsBehavior(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-recordings] :target a[data-video-title]');
  // The link's path is /videos/<id>/, even if another host has the player.
  const film = link?.pathname.split('/')[2];
  if (film !== undefined) rememberRegistered(film);
}

/**
 * On the page of a recording hosted elsewhere: unlocks the video and its transcript for visitors who have registered.
 * The player of a drawn film does this itself.
 */
export function hostedRecordingBehavior(root: ParentNode): void {
  for (const film of root.querySelectorAll<HTMLElement>('[data-film][data-locked]')) {
    const isWhole = isUnlocked(film);
    film.toggleAttribute('data-open', isWhole);
    film.toggleAttribute('data-locked', !isWhole);
  }
}
