/** Path of the consent dialog's texts, which the build writes and the dialog fetches. */
export const CONSENT_WORDS_PATH = '/preferences.json';
