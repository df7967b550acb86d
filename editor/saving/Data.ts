/** A parsed YAML file: plain data. */
export type Data = string | number | boolean | null | readonly Data[] | Fields;

export interface Fields {
  readonly [name: string]: Data;
}

export const isFields = (data: Data | undefined): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isList = (data: Data | undefined): data is readonly Data[] => Array.isArray(data);
