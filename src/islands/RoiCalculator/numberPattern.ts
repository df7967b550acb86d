/** Pattern of an input that keeps a form sent without script to digits and their separators. */
export const NUMBER_PATTERN = String.raw`[\-+]?[\d.,'’\s]+`;
