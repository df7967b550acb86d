/**
 * Dispatched on a form once the server has accepted the lead. A handler that shows thanks in place calls preventDefault
 * to stop the default, the thank-you page.
 */
export const LEAD_ACCEPTED = 'leadaccepted';
