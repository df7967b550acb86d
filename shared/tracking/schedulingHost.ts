/** Host of the scheduling service's own pages. */
export const SCHEDULING_HOST = 'https://calendly.com/';
