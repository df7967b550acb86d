/** Where the build writes the words of the question for consent, and the dialog finds them. */
export const CONSENT_WORDS_PATH = '/consent.json';
