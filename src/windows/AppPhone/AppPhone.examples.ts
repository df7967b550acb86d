import { windowData } from '../words/windowData.ts';
import type { AppPhoneProps } from './AppPhone.tsx';

export const appPhoneExamples = {
  /** The air handler's page as its code opens it: the drawing's numbers are those of the list. */
  get scan() {
    return windowData('appScan');
  },
  /** For a service provider: every client’s service level, and quotes on their way. */
  get client() {
    return windowData('appClient');
  },
  /** For whoever sits in the room: a photo, two lines, and the answer. */
  get requestor() {
    return windowData('appRequestor');
  },
  /** For a tenant: the air, a visitor and a room. */
  get tenant() {
    return windowData('appTenant');
  },
  /** For a vendor: the papers, the permit, the price. */
  get vendor() {
    return windowData('appVendor');
  },
  /** For a technician under ground: a scanned tag, readings against limits, nothing lost. */
  get workstation() {
    return windowData('appWorkstation');
  },
} satisfies Record<string, AppPhoneProps>;
