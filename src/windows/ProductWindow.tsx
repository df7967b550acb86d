import type { ReactElement } from 'react';
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
import { levelSixLoad } from './LoadProfile/levelSixLoad.ts';
import { harbourMap } from './OperationsMap/harbourMap.ts';
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
  appClient: () => <AppPhone {...windowData('appClient')} />,
  appClientUae: () => <AppPhone {...windowData('appClientUae')} />,
  appInspection: () => <AppPhone {...windowData('appInspection')} />,
  appRequestor: () => <AppPhone {...windowData('appRequestor')} />,
  appScan: () => <AppPhone {...windowData('appScan')} />,
  appTenant: () => <AppPhone {...windowData('appTenant')} />,
  appTenantUae: () => <AppPhone {...windowData('appTenantUae')} />,
  appVendor: () => <AppPhone {...windowData('appVendor')} />,
  appVendorUae: () => <AppPhone {...windowData('appVendorUae')} />,
  appWorkstation: () => <AppPhone {...windowData('appWorkstation')} />,
  assetRecord: () => <AssetRecord {...windowData('assetRecord')} drawing={assetDrawing} code={assetCode} />,
  caseGrid: () => <CaseGrid {...windowData('caseGrid')} />,
  clientReport: () => <ClientReport {...windowData('clientReport')} />,
  clientReportUae: () => <ClientReport {...windowData('clientReportUae')} />,
  complianceLog: () => <ComplianceLog {...windowData('complianceLog')} />,
  dispatchMap: () => <DispatchMap {...windowData('dispatchMap')} map={dispatchRoute} />,
  dueToday: () => <DueToday {...windowData('dueToday')} />,
  energyStack: () => <EnergyStack {...windowData('energyStack')} />,
  faultView: () => <FaultView {...windowData('faultView')} series={levelSixLoad} />,
  jobPhone: () => <JobPhone {...windowData('jobPhone')} photos={jobPhotos} />,
  leakRecord: () => <LeakRecord {...windowData('leakRecord')} />,
  liveQueue: () => <LiveQueue {...windowData('liveQueue')} />,
  loadProfile: () => <LoadProfile {...windowData('loadProfile')} series={levelSixLoad} />,
  loadProfileUae: () => <LoadProfile {...windowData('loadProfileUae')} series={levelSixLoad} />,
  operationsMap: () => <OperationsMap {...windowData('operationsMap')} map={harbourMap} />,
  plannedWeeks: () => <PlannedWeeks {...windowData('plannedWeeks')} />,
  rackSchematic: () => <RackSchematic {...windowData('rackSchematic')} schematic={rackDrawing} />,
  ruleCard: () => <RuleCard {...windowData('ruleCard')} />,
  ruleFan: () => <RuleCard {...windowData('ruleFan')} />,
  ruleFreezer: () => <RuleCard {...windowData('ruleFreezer')} />,
  vendorPermit: () => <VendorPermit {...windowData('vendorPermit')} />,
  vendorPermitUae: () => <VendorPermit {...windowData('vendorPermitUae')} />,
  workOrderBoard: () => <WorkOrderBoard {...windowData('workOrderBoard')} />,
  workOrderBoardShort: () => <WorkOrderBoard {...windowData('workOrderBoardShort')} />,
  workOrderBoardUae: () => <WorkOrderBoard {...windowData('workOrderBoardUae')} />,
} satisfies Record<WindowName, () => ReactElement>;

/** A product window by its name, as content asks for it. */
export function ProductWindow({ name }: { name: WindowName }) {
  return windowMap[name]();
}
