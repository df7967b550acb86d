import { AlarmPanelHead } from './AlarmPanelHead/AlarmPanelHead.tsx';
import { AssetTagHead } from './AssetTagHead/AssetTagHead.tsx';
import { BeforeAfterHead } from './BeforeAfterHead/BeforeAfterHead.tsx';
import { BuildingDayHead } from './BuildingDayHead/BuildingDayHead.tsx';
import { CallerAndDeskHead } from './CallerAndDeskHead/CallerAndDeskHead.tsx';
import { CenteredHead } from './CenteredHead/CenteredHead.tsx';
import { ComingSoon } from './ComingSoon/ComingSoon.tsx';
import { ComparisonHead } from './ComparisonHead/ComparisonHead.tsx';
import { FailureCurveHead } from './FailureCurveHead/FailureCurveHead.tsx';
import { FeatureHead } from './FeatureHead/FeatureHead.tsx';
import { HeatmapHead } from './HeatmapHead/HeatmapHead.tsx';
import { HomeHead } from './HomeHead/HomeHead.tsx';
import { IndustryHead } from './IndustryHead/IndustryHead.tsx';
import { IntegrationHead } from './IntegrationHead/IntegrationHead.tsx';
import { LogHead } from './LogHead/LogHead.tsx';
import { MobileAppHead } from './MobileAppHead/MobileAppHead.tsx';
import { ModuleHead } from './ModuleHead/ModuleHead.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { OnboardingHead } from './OnboardingHead/OnboardingHead.tsx';
import { PlatformHead } from './PlatformHead/PlatformHead.tsx';
import { ProductHead } from './ProductHead/ProductHead.tsx';
import { RefrigerationLoopHead } from './RefrigerationLoopHead/RefrigerationLoopHead.tsx';
import { SetpointHead } from './SetpointHead/SetpointHead.tsx';
import { StartOptionsHead } from './StartOptionsHead/StartOptionsHead.tsx';
import { WorkOrderHead } from './WorkOrderHead/WorkOrderHead.tsx';

/** The family heads: the component of each section, and what stands inside it. */
export const heads = {
  alarmPanelHead: { component: AlarmPanelHead },
  assetTagHead: { component: AssetTagHead },
  beforeAfterHead: { component: BeforeAfterHead },
  buildingDayHead: { component: BuildingDayHead },
  callerAndDeskHead: { component: CallerAndDeskHead },
  centeredHead: { component: CenteredHead },
  comingSoon: { component: ComingSoon },
  comparisonHead: { component: ComparisonHead },
  failureCurveHead: { component: FailureCurveHead },
  featureHead: { component: FeatureHead },
  heatmapHead: { component: HeatmapHead },
  homeHead: { component: HomeHead },
  industryHead: { component: IndustryHead },
  integrationHead: { component: IntegrationHead },
  logHead: { component: LogHead },
  mobileAppHead: { component: MobileAppHead },
  moduleHead: { component: ModuleHead },
  notFound: { component: NotFound },
  onboardingHead: { component: OnboardingHead },
  platformHead: { component: PlatformHead },
  productHead: { component: ProductHead },
  refrigerationLoopHead: { component: RefrigerationLoopHead },
  setpointHead: { component: SetpointHead },
  startOptionsHead: { component: StartOptionsHead },
  workOrderHead: { component: WorkOrderHead },
} as const;
