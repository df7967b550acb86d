import { PriceList } from './PriceList/PriceList.tsx';
import { PricingPlans } from './PricingPlans/PricingPlans.tsx';
import { RoiAssumptions } from './RoiAssumptions/RoiAssumptions.tsx';
import { RoiTeaser } from './RoiTeaser/RoiTeaser.tsx';

/** The pricing family: the component of each section, and its filling. */
export const pricing = {
  priceList: { component: PriceList },
  pricingPlans: { component: PricingPlans, holds: 'priceEstimate' },
  roiAssumptions: { component: RoiAssumptions },
  roiTeaser: { component: RoiTeaser, holds: 'roiEstimate' },
} as const;
