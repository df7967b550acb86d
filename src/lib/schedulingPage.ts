import { trackingConfig } from '../../config/tracking.ts';
import { SCHEDULING_HOST } from '../../shared/tracking/schedulingHost.ts';

/**
 * Address of the account's page at the scheduling service, if one is enabled. It is a plain link: the service's script
 * loads only for a visitor who has consented and reaches for the link.
 */
export function schedulingPage(config = trackingConfig): string | undefined {
  const { id } = config.vendors.schedulingWidget;
  return id === undefined ? undefined : `${SCHEDULING_HOST}${id}`;
}
