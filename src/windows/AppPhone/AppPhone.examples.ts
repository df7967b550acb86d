import { windowData } from '../words/windowData.ts';
import type { AppPhoneProps } from './AppPhone.tsx';

export const appPhoneExamples = {
  /** The air handler's page as opened by scanning its code: the drawing's numbers match the list's. */
  get scan() {
    return windowData('appScan');
  },
  /** For a service provider: every client’s service level, and quotes being prepared. */
  get client() {
    return windowData('appClient');
  },
  /** For the people in a room: a photo, two lines, and the reply. */
  get requestor() {
    return windowData('appRequestor');
  },
  /** For a tenant: the air, a visitor and a room. */
  get tenant() {
    return windowData('appTenant');
  },
  /** For a vendor: the documents, the permit, the price. */
  get vendor() {
    return windowData('appVendor');
  },
  /** For a technician underground: a scanned tag, readings against limits, nothing lost. */
  get workstation() {
    return windowData('appWorkstation');
  },
} satisfies Record<string, AppPhoneProps>;
