import type { PriceBands } from '../../../shared/pricing/PriceBands.ts';
import { laborRates, type RoiResult } from '../../../shared/roi/computeRoi.ts';
import {
  formatCount,
  formatHours,
  formatMoney,
  formatPercentage,
  formatRoi,
} from '../../../shared/roi/formatRoi.ts';

/**
 * Every figure that copy can reference between percent signs, as text: the visitor's own, except `roi` and `breakeven`,
 * which are those of the published model.
 */
export function roiTokens(result: RoiResult, { integration }: PriceBands): Readonly<Record<string, string>> {
  const { input, unclamped } = result;
  const text = formatRoi(result);
  return {
    employees: formatCount(input.inHouseEmployees),
    buildings: formatCount(input.buildings),
    monthlyWorkOrders: formatCount(input.monthlyWorkOrders),
    inHousePercentage: formatPercentage(input.inHousePercentage),
    outsourcedPercentage: formatPercentage(100 - input.inHousePercentage),
    inHouseHoursEach: formatCount(input.inHouseHours),
    outsourcedHoursEach: formatCount(input.outsourcedHours),
    inHouseDecrease: formatPercentage(input.inHouseDecreasePercentage),
    outsourcedDecrease: formatPercentage(input.outsourcedDecreasePercentage),
    inHouseOrders: formatCount(unclamped.inHouse.workOrders),
    outsourcedOrders: formatCount(unclamped.outsourced.workOrders),
    inHouseHoursBefore: formatHours(unclamped.inHouse.hoursBefore),
    outsourcedHoursBefore: formatHours(unclamped.outsourced.hoursBefore),
    inHouseHoursSaved: formatHours(unclamped.inHouse.hoursSaved),
    outsourcedHoursSaved: formatHours(unclamped.outsourced.hoursSaved),
    hoursSaved: formatHours(unclamped.totalHoursSaved),
    inHouseRate: formatMoney(laborRates.inHouse),
    outsourcedRate: formatMoney(laborRates.outsourced),
    inHouseCostSaved: formatMoney(unclamped.inHouse.costSaved),
    outsourcedCostSaved: formatMoney(unclamped.outsourced.costSaved),
    costSaved: formatMoney(unclamped.totalCostSaved),
    license: formatMoney(result.licenseCost),
    buildingCost: formatMoney(result.buildingCost),
    integrationCost: formatMoney(result.integrationCost),
    integrationShare: formatPercentage(integration.withProduct * 100),
    apartShare: formatPercentage(integration.boughtApart * 100),
    investment: formatMoney(result.investment),
    monthlySaving: formatMoney(unclamped.totalCostSaved / 12),
    computed: formatPercentage(unclamped.roiPercentage),
    before: formatMoney(unclamped.costBefore),
    after: formatMoney(unclamped.costAfter),
    roi: text.ROIPercentage,
    breakeven: text.breakevenTimeline,
    integrationSaving: formatPercentage((1 - integration.withProduct / integration.boughtApart) * 100),
  };
}
