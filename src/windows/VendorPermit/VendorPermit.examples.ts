import { windowData } from '../words/windowData.ts';
import type { VendorPermitProps } from './VendorPermit.tsx';

export const vendorPermitExamples = {
  /** An electrical isolation at Oakmere, still open. */
  get default() {
    return windowData('vendorPermit');
  },
} satisfies Record<string, VendorPermitProps>;
