import type { ProductWindowProps } from '../ProductWindow.tsx';

export const operableWindowExamples = {
  /** The mark on the edge of a sheet. */
  sheet: { name: 'leakRecord', locale: 'en' },
  /** The mark in the middle of a phone’s top edge. */
  phone: { name: 'jobPhone', locale: 'en' },
} satisfies Record<string, ProductWindowProps>;
