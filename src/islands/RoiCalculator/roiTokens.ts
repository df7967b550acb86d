import { integrationShares, laborRates, type RoiResult } from '../../../shared/roi/computeRoi.ts';
import {
  formatCount,
  formatHours,
  formatMoney,
  formatPercentage,
  formatRoi,
} from '../../../shared/roi/formatRoi.ts';

/**
 * Every figure that copy can reference between percent signs, as text. Those for before and after are the ones in the
 * chart.
 */
export function roiTokens(result: RoiResult): Readonly<Record<string, string>> {
  const { input, computed, shown } = result;
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
    inHouseOrders: formatCount(computed.inHouse.workOrders),
    outsourcedOrders: formatCount(computed.outsourced.workOrders),
    inHouseHoursBefore: formatHours(computed.inHouse.hoursBefore),
    outsourcedHoursBefore: formatHours(computed.outsourced.hoursBefore),
    inHouseHoursSaved: formatHours(computed.inHouse.hoursSaved),
    outsourcedHoursSaved: formatHours(computed.outsourced.hoursSaved),
    hoursSaved: formatHours(computed.hoursSaved),
    inHouseRate: formatMoney(laborRates.inHouse),
    outsourcedRate: formatMoney(laborRates.outsourced),
    inHouseCostSaved: formatMoney(computed.inHouse.costSaved),
    outsourcedCostSaved: formatMoney(computed.outsourced.costSaved),
    costSaved: formatMoney(computed.costSaved),
    license: formatMoney(result.licenseCost),
    buildingCost: formatMoney(result.buildingCost),
    integrationCost: formatMoney(result.integrationCost),
    integrationShare: formatPercentage(integrationShares.withProduct * 100),
    apartShare: formatPercentage(integrationShares.boughtApart * 100),
    investment: formatMoney(result.investment),
    monthlySaving: formatMoney(computed.costSaved / 12),
    computed: formatPercentage(computed.roiPercentage),
    before: formatMoney(shown.costBefore),
    after: formatMoney(shown.costAfter),
    saved: formatMoney(shown.costSaved),
    share: formatPercentage(result.savedShare * 100),
    roi: text.ROIPercentage,
    cost: text.totalCostSavedPerYear,
    time: text.totalTimeSavedPerYear,
    breakeven: text.breakevenTimeline,
    integrationSaving: formatPercentage(
      (1 - integrationShares.withProduct / integrationShares.boughtApart) * 100,
    ),
  };
}
