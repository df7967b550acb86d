/** Path where the build writes the texts of the consent dialog and the dialog fetches them. */
export const CONSENT_WORDS_PATH = '/preferences.json';
