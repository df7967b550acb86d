import { createContext } from 'react';

export interface Unsaved {
  /** Saves it. Resolves to whether that succeeded. Absent while everything is saved. */
  save?: (() => Promise<boolean>) | undefined;
}

/** Set by the save bar, and called before another file is opened. */
export const UnsavedWork = createContext<Unsaved>({});
