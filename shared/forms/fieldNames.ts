/** Field that people do not see: only programs fill it in. */
export const HONEYPOT_FIELD = 'website';

/** Hidden field with the path of the page with the form, including its query if a script wrote it. */
export const PAGE_FIELD = '_page';

/** Field in which a script says how long the page was open before the form was sent, in ms. */
export const ELAPSED_FIELD = '_elapsed';

/** Field with a UUID that stays the same for all attempts to send a form, so that it is stored once. */
export const SUBMISSION_FIELD = 'submission_id';

/** Field of the provider’s visitor token, which a script adds if the visitor has consented. */
export const VISITOR_FIELD = 'hutk';

/** Attribute of a form that the server shows again, with the fields and texts for checking it in the browser. */
export const REFUSED_RULES = 'data-refused';
