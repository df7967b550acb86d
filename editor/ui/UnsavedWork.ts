import { createContext } from 'react';

/** What is not saved of the open file. */
export interface Unsaved {
  /** Saves it. Resolves to whether that succeeded. Absent while everything is saved. */
  save?: (() => Promise<boolean>) | undefined;
}

/** Filled by the bar that saves the open file, and asked before the file makes way for another one. */
export const UnsavedWork = createContext<Unsaved>({});
