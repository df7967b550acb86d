import { REGISTERED_KEY } from '../../behaviors/films/registrations.ts';

/**
 * Runs where it stands, before the page is painted, and again on a page that is gone back to, from the thank-you page
 * for instance. Inline, because a script of its own would come after the form has been seen, and would weigh more.
 */
const SCRIPT = `{const place=document.currentScript.parentNode,show=()=>{try{if((localStorage.${REGISTERED_KEY}||'').split(' ').includes(place.dataset.recording))for(const way of place.querySelectorAll('[data-registered],[data-unregistered]'))way.hidden=!('registered'in way.dataset)}catch{}};show();addEventListener('pageshow',show)}`;

/**
 * As the last child of an element with `data-recording`, the id of a film: shows the way into the recording there
 * (OpenRecording) to whoever has registered for it in this browser, and hides what is marked `data-unregistered`.
 */
export function RecordingSwitch() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script above, which holds nothing from outside
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
