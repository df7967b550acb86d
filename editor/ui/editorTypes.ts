/** A value of a content file. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export type FieldValues = { readonly [name: string]: Value };

/** A parsed content file: its fields, and the text of an MDX file. */
export interface FileContent {
  data: Value;
  body?: string;
}

/** A JSON Schema, or a part of one. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** A fault, worded by the site’s own checks. */
export interface Fault {
  file: string;
  line?: number;
  text: string;
}

export interface OpenFile {
  version: string;
  content: FileContent;
  /** What the save bar says of the save that the file was opened again for. */
  notice?: string;
  schemaName: string;
  schema: Schema;
}

export interface Conflict {
  path: (string | number)[];
  mine?: Value;
  theirs?: Value;
}

/** Whose version of a field was chosen where both have changed it. */
export interface Decision {
  path: Conflict['path'];
  side: 'mine' | 'theirs';
}

/** What somebody else has changed in the same places, and the version that they have saved. */
export interface Conflicts {
  version: string;
  conflicts: Conflict[];
}

export type Saved = { version: string; isMerged: boolean } | Conflicts | { faults: Fault[] };

export const isFields = (value: Value | undefined): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
