/** Field that people do not see: what fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** Hidden field that holds the path of the page that the form stands on, with its query where a script wrote it. */
export const PAGE_FIELD = '_page';

/** Field in which a script says how long the page was open before the form was sent, in ms. */
export const ELAPSED_FIELD = '_elapsed';

/** Field of a UUID that stays the same over all tries to send a form once: such a submission is stored once. */
export const SUBMISSION_FIELD = 'submission_id';

/** Field of the provider’s visitor token, which a script adds when the visitor agreed to be known. */
export const VISITOR_FIELD = 'hutk';

/** Attribute of a form that the server shows again, with the fields and texts that a script checks its answers by. */
export const REFUSED_RULES = 'data-refused';
