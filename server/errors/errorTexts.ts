/** Shown to people if the site has no page for a status. */
const ERROR_TEXTS: Readonly<Record<number, string>> = {
  400: 'This address is not one that the site can read.',
  401: 'This is a preview. It opens with its password.',
  403: 'The form was sent from another website. Open it on this site and send it again.',
  404: 'This page could not be found',
  405: 'This page can be read, not written to.',
  413: 'That is more than the form can take. Shorten the message and send it again.',
  415: 'The form was sent in a format that the site does not read.',
  421: 'This address does not lead to the site.',
  429: 'Too many submissions came from your network. Wait a minute and send the form again.',
  503: 'We could not save your details just now. Nothing was lost on your side: send the form again in a minute.',
};

/** Shown if the error page cannot be shown either. */
export const ERROR_PAGE_FAILED = 'An error occurred while showing the error page';

export const BACK_TO_HOME = 'Go back to home';

/** Text for a status, the same on every page, so that visitors see nothing of an error's internals. */
export function errorText(status: number): string {
  return (
    ERROR_TEXTS[status] ??
    (status >= 500 ? 'Something went wrong on our side.' : 'The site cannot answer this.')
  );
}
