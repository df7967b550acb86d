/** What was typed, by field name. */
export type SubmittedValues = Readonly<Record<string, string>>;
