/** Key under which the tab remembers the figures of a tour, for the message of a demo request. */
export const TOUR_FIGURES = 'tour-figures';
