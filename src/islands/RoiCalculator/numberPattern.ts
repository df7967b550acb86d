/** Input pattern that limits a form sent without script to digits and separators. */
export const NUMBER_PATTERN = String.raw`[\-+]?[\d.,'’\s]+`;
