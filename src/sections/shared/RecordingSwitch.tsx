import { REGISTERED_KEY } from '../../behaviors/films/registrations.ts';

/**
 * Runs before the page is painted, and again when the visitor returns to it, for example from the thank-you page.
 * Inline, because a separate script would be larger and run only after the form is visible.
 */
const SCRIPT = `{const place=document.currentScript.parentNode,show=()=>{try{if((localStorage.${REGISTERED_KEY}||'').split(' ').includes(place.dataset.recording))for(const way of place.querySelectorAll('[data-registered],[data-unregistered]'))way.hidden=!('registered'in way.dataset)}catch{}};show();addEventListener('pageshow',show)}`;

/**
 * As the last child of an element with `data-recording`, the id of a film: shows the link to the recording
 * (OpenRecording) to visitors who have registered for it in this browser, and hides what is marked `data-unregistered`.
 */
export function RecordingSwitch() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script above, without user input
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
