/** Where the tab remembers what a visitor did on the product tour, for the message of a demo request. */
export const TOUR_FIGURES = 'tour-figures';
