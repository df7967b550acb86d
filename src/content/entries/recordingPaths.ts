/** Suffix of the URL of a webinar's registration page: /webinar/{webinarOnDemandForm}/. */
const ENDING = '-on-demand';

/** Id of a webinar's registration page. */
export function onDemandId(webinarId: string): string {
  return `${webinarId}${ENDING}`;
}

/** Path of the registration page for the webinar at a path. */
export function onDemandPath(webinarPath: string): string {
  return `${webinarPath.slice(0, -1)}${ENDING}/`;
}

/** The page that plays recordings, each at its own anchor. */
const RECORDINGS = '/webinar/on-demand-video/';

/** Path of the recording, for visitors who registered for the webinar at a path. */
export function recordingPath(webinarPath: string): string {
  return `${RECORDINGS}#${recordingId(webinarPath)}`;
}

/** Anchor of a webinar's recording on the recordings page: the last part of the webinar's path. */
export function recordingId(webinarPath: string): string {
  return webinarPath.split('/').at(-2) ?? '';
}
