/** Sent on a form once the server has the lead. Whoever thanks in place prevents its default: the thank-you page. */
export const LEAD_ACCEPTED = 'leadaccepted';
