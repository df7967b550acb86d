import type { ReactElement } from 'react';
import { appPhoneExamples } from './AppPhone/AppPhone.examples.ts';
import { AppPhone } from './AppPhone/AppPhone.tsx';
import { emiratesScreens } from './AppPhone/emiratesScreens.ts';
import { inspectionScreen } from './AppPhone/inspectionScreen.ts';
import { assetRecordExamples } from './AssetRecord/AssetRecord.examples.ts';
import { AssetRecord } from './AssetRecord/AssetRecord.tsx';
import { caseGridExamples } from './CaseGrid/CaseGrid.examples.ts';
import { CaseGrid } from './CaseGrid/CaseGrid.tsx';
import { clientReportExamples } from './ClientReport/ClientReport.examples.ts';
import { ClientReport } from './ClientReport/ClientReport.tsx';
import { complianceLogExamples } from './ComplianceLog/ComplianceLog.examples.ts';
import { ComplianceLog } from './ComplianceLog/ComplianceLog.tsx';
import { dispatchMapExamples } from './DispatchMap/DispatchMap.examples.ts';
import { DispatchMap } from './DispatchMap/DispatchMap.tsx';
import { dueTodayExamples } from './DueToday/DueToday.examples.ts';
import { DueToday } from './DueToday/DueToday.tsx';
import { energyStackExamples } from './EnergyStack/EnergyStack.examples.ts';
import { EnergyStack } from './EnergyStack/EnergyStack.tsx';
import { emiratesWindows } from './emiratesWindows.ts';
import { faultViewExamples } from './FaultView/FaultView.examples.ts';
import { FaultView } from './FaultView/FaultView.tsx';
import { jobPhoneExamples } from './JobPhone/JobPhone.examples.ts';
import { JobPhone } from './JobPhone/JobPhone.tsx';
import { leakRecordExamples } from './LeakRecord/LeakRecord.examples.ts';
import { LeakRecord } from './LeakRecord/LeakRecord.tsx';
import { liveQueueExamples } from './LiveQueue/LiveQueue.examples.ts';
import { LiveQueue } from './LiveQueue/LiveQueue.tsx';
import { loadProfileExamples } from './LoadProfile/LoadProfile.examples.ts';
import { LoadProfile } from './LoadProfile/LoadProfile.tsx';
import { operationsMapExamples } from './OperationsMap/OperationsMap.examples.ts';
import { OperationsMap } from './OperationsMap/OperationsMap.tsx';
import { plannedWeeksExamples } from './PlannedWeeks/PlannedWeeks.examples.ts';
import { PlannedWeeks } from './PlannedWeeks/PlannedWeeks.tsx';
import { rackSchematicExamples } from './RackSchematic/RackSchematic.examples.ts';
import { RackSchematic } from './RackSchematic/RackSchematic.tsx';
import { ruleCardExamples } from './RuleCard/RuleCard.examples.ts';
import { RuleCard } from './RuleCard/RuleCard.tsx';
import { vendorPermitExamples } from './VendorPermit/VendorPermit.examples.ts';
import { VendorPermit } from './VendorPermit/VendorPermit.tsx';
import { workOrderBoardExamples } from './WorkOrderBoard/WorkOrderBoard.examples.ts';
import { WorkOrderBoard } from './WorkOrderBoard/WorkOrderBoard.tsx';
import type { WindowName } from './windowNames.ts';

/** Each window on the night that all of them tell of: see story.ts. */
const windowMap = {
  appClient: () => <AppPhone {...appPhoneExamples.client} />,
  appClientUae: () => <AppPhone {...emiratesScreens.client} />,
  appInspection: () => <AppPhone {...inspectionScreen} />,
  appRequestor: () => <AppPhone {...appPhoneExamples.requestor} />,
  appScan: () => <AppPhone {...appPhoneExamples.scan} />,
  appTenant: () => <AppPhone {...appPhoneExamples.tenant} />,
  appTenantUae: () => <AppPhone {...emiratesScreens.tenant} />,
  appVendor: () => <AppPhone {...appPhoneExamples.vendor} />,
  appVendorUae: () => <AppPhone {...emiratesScreens.vendor} />,
  appWorkstation: () => <AppPhone {...appPhoneExamples.workstation} />,
  assetRecord: () => <AssetRecord {...assetRecordExamples.default} />,
  caseGrid: () => <CaseGrid {...caseGridExamples.default} />,
  clientReport: () => <ClientReport {...clientReportExamples.default} />,
  clientReportUae: () => <ClientReport {...emiratesWindows.clientReport} />,
  complianceLog: () => <ComplianceLog {...complianceLogExamples.default} />,
  dispatchMap: () => <DispatchMap {...dispatchMapExamples.default} />,
  dueToday: () => <DueToday {...dueTodayExamples.default} />,
  energyStack: () => <EnergyStack {...energyStackExamples.default} />,
  faultView: () => <FaultView {...faultViewExamples.default} />,
  jobPhone: () => <JobPhone {...jobPhoneExamples.default} />,
  leakRecord: () => <LeakRecord {...leakRecordExamples.default} />,
  liveQueue: () => <LiveQueue {...liveQueueExamples.default} />,
  loadProfile: () => <LoadProfile {...loadProfileExamples.default} />,
  loadProfileUae: () => <LoadProfile {...emiratesWindows.loadProfile} />,
  operationsMap: () => <OperationsMap {...operationsMapExamples.default} />,
  plannedWeeks: () => <PlannedWeeks {...plannedWeeksExamples.default} />,
  rackSchematic: () => <RackSchematic {...rackSchematicExamples.default} />,
  ruleCard: () => <RuleCard {...ruleCardExamples.default} />,
  ruleFan: () => <RuleCard {...ruleCardExamples.fan} />,
  ruleFreezer: () => <RuleCard {...ruleCardExamples.freezer} />,
  vendorPermit: () => <VendorPermit {...vendorPermitExamples.default} />,
  vendorPermitUae: () => <VendorPermit {...emiratesWindows.vendorPermit} />,
  workOrderBoard: () => <WorkOrderBoard {...workOrderBoardExamples.default} />,
  workOrderBoardShort: () => <WorkOrderBoard {...workOrderBoardExamples.short} />,
  workOrderBoardUae: () => <WorkOrderBoard {...emiratesWindows.workOrderBoard} />,
} satisfies Record<WindowName, () => ReactElement>;

/** A product window by its name, as content asks for it. */
export function ProductWindow({ name }: { name: WindowName }) {
  return windowMap[name]();
}
