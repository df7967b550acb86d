/** What a visitor entered, by field name. */
export type SubmittedValues = Readonly<Record<string, string>>;
