import type { ReactElement } from 'react';
import type { Locale } from '../content/files/locale.ts';
import { AppPhone } from './AppPhone/AppPhone.tsx';
import { AssetRecord } from './AssetRecord/AssetRecord.tsx';
import { assetCode } from './AssetRecord/assetCode.ts';
import { assetDrawing } from './AssetRecord/assetDrawing.ts';
import { CaseGrid } from './CaseGrid/CaseGrid.tsx';
import { ClientReport } from './ClientReport/ClientReport.tsx';
import { ComplianceLog } from './ComplianceLog/ComplianceLog.tsx';
import { DispatchMap } from './DispatchMap/DispatchMap.tsx';
import { dispatchRoute } from './DispatchMap/dispatchRoute.ts';
import { DueToday } from './DueToday/DueToday.tsx';
import { EnergyStack } from './EnergyStack/EnergyStack.tsx';
import { FaultView } from './FaultView/FaultView.tsx';
import { JobPhone } from './JobPhone/JobPhone.tsx';
import { jobPhotos } from './JobPhone/jobPhotos.ts';
import { LeakRecord } from './LeakRecord/LeakRecord.tsx';
import { LiveQueue } from './LiveQueue/LiveQueue.tsx';
import { LoadProfile } from './LoadProfile/LoadProfile.tsx';
import { towerNightSeries } from './LoadProfile/towerNightSeries.ts';
import { harborMap } from './OperationsMap/harborMap.ts';
import { OperationsMap } from './OperationsMap/OperationsMap.tsx';
import { PlannedWeeks } from './PlannedWeeks/PlannedWeeks.tsx';
import { RackSchematic } from './RackSchematic/RackSchematic.tsx';
import { rackDrawing } from './RackSchematic/rackDrawing.ts';
import { RuleCard } from './RuleCard/RuleCard.tsx';
import { VendorPermit } from './VendorPermit/VendorPermit.tsx';
import { WorkOrderBoard } from './WorkOrderBoard/WorkOrderBoard.tsx';
import type { WindowName } from './windowNames.ts';
import { windowData } from './words/windowData.ts';

/** Each window with its texts and drawings. */
const windowMap = {
  appClient: (locale) => <AppPhone {...windowData('appClient', locale)} />,
  appInspection: (locale) => <AppPhone {...windowData('appInspection', locale)} />,
  appRequestor: (locale) => <AppPhone {...windowData('appRequestor', locale)} />,
  appScan: (locale) => <AppPhone {...windowData('appScan', locale)} />,
  appTenant: (locale) => <AppPhone {...windowData('appTenant', locale)} />,
  appVendor: (locale) => <AppPhone {...windowData('appVendor', locale)} />,
  appWorkstation: (locale) => <AppPhone {...windowData('appWorkstation', locale)} />,
  assetRecord: (locale) => (
    <AssetRecord {...windowData('assetRecord', locale)} drawing={assetDrawing} code={assetCode} />
  ),
  caseGrid: (locale) => <CaseGrid {...windowData('caseGrid', locale)} />,
  clientReport: (locale) => <ClientReport {...windowData('clientReport', locale)} />,
  complianceLog: (locale) => <ComplianceLog {...windowData('complianceLog', locale)} />,
  dispatchMap: (locale) => <DispatchMap {...windowData('dispatchMap', locale)} map={dispatchRoute} />,
  dueToday: (locale) => <DueToday {...windowData('dueToday', locale)} />,
  energyStack: (locale) => <EnergyStack {...windowData('energyStack', locale)} />,
  faultView: (locale) => <FaultView {...windowData('faultView', locale)} series={towerNightSeries} />,
  jobPhone: (locale) => <JobPhone {...windowData('jobPhone', locale)} photos={jobPhotos} />,
  leakRecord: (locale) => <LeakRecord {...windowData('leakRecord', locale)} />,
  liveQueue: (locale) => <LiveQueue {...windowData('liveQueue', locale)} />,
  loadProfile: (locale) => <LoadProfile {...windowData('loadProfile', locale)} series={towerNightSeries} />,
  loadProfilePodium: (locale) => (
    <LoadProfile {...windowData('loadProfilePodium', locale)} series={towerNightSeries} />
  ),
  operationsMap: (locale) => <OperationsMap {...windowData('operationsMap', locale)} map={harborMap} />,
  plannedWeeks: (locale) => <PlannedWeeks {...windowData('plannedWeeks', locale)} />,
  rackSchematic: (locale) => (
    <RackSchematic {...windowData('rackSchematic', locale)} schematic={rackDrawing} />
  ),
  ruleCard: (locale) => <RuleCard {...windowData('ruleCard', locale)} />,
  ruleFan: (locale) => <RuleCard {...windowData('ruleFan', locale)} />,
  ruleFreezer: (locale) => <RuleCard {...windowData('ruleFreezer', locale)} />,
  vendorPermit: (locale) => <VendorPermit {...windowData('vendorPermit', locale)} />,
  workOrderBoard: (locale) => <WorkOrderBoard {...windowData('workOrderBoard', locale)} />,
  workOrderBoardShort: (locale) => <WorkOrderBoard {...windowData('workOrderBoardShort', locale)} />,
} satisfies Record<WindowName, (locale: Locale | undefined) => ReactElement>;

export interface ProductWindowProps {
  name: WindowName;
  /** The page's locale; undefined for a section outside a page, which shows the default language. */
  locale: Locale | undefined;
}

/** A product window by its name in content. */
export function ProductWindow({ name, locale }: ProductWindowProps) {
  return windowMap[name](locale);
}
