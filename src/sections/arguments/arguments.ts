import { AppTabs } from './AppTabs/AppTabs.tsx';
import { AssetAnatomy } from './AssetAnatomy/AssetAnatomy.tsx';
import { AutomationRule } from './AutomationRule/AutomationRule.tsx';
import { BenefitCards } from './BenefitCards/BenefitCards.tsx';
import { BuildingTour } from './BuildingTour/BuildingTour.tsx';
import { Connections } from './Connections/Connections.tsx';
import { ControlLayers } from './ControlLayers/ControlLayers.tsx';
import { CrewSchedule } from './CrewSchedule/CrewSchedule.tsx';
import { FaultFlow } from './FaultFlow/FaultFlow.tsx';
import { FeatureBlock } from './FeatureBlock/FeatureBlock.tsx';
import { FeatureGroup } from './FeatureGroup/FeatureGroup.tsx';
import { IndustryGains } from './IndustryGains/IndustryGains.tsx';
import { IndustryMarquee } from './IndustryMarquee/IndustryMarquee.tsx';
import { IndustryStreet } from './IndustryStreet/IndustryStreet.tsx';
import { IndustryTabs } from './IndustryTabs/IndustryTabs.tsx';
import { MessageSample } from './MessageSample/MessageSample.tsx';
import { ModuleList } from './ModuleList/ModuleList.tsx';
import { NumberedDrawing } from './NumberedDrawing/NumberedDrawing.tsx';
import { OfflineLevels } from './OfflineLevels/OfflineLevels.tsx';
import { Principles } from './Principles/Principles.tsx';
import { ProductOverview } from './ProductOverview/ProductOverview.tsx';
import { ProductTour } from './ProductTour/ProductTour.tsx';
import { RecordAnatomy } from './RecordAnatomy/RecordAnatomy.tsx';
import { RelatedModules } from './RelatedModules/RelatedModules.tsx';
import { SecurityCards } from './SecurityCards/SecurityCards.tsx';
import { SignalExchange } from './SignalExchange/SignalExchange.tsx';
import { WhyCards } from './WhyCards/WhyCards.tsx';
import { WindowPoints } from './WindowPoints/WindowPoints.tsx';
import { WindowSteps } from './WindowSteps/WindowSteps.tsx';

/** The arguments family: the component of each section, and what it holds inside. */
export const argumentSections = {
  appTabs: { component: AppTabs },
  assetAnatomy: { component: AssetAnatomy },
  automationRule: { component: AutomationRule },
  benefitCards: { component: BenefitCards },
  buildingTour: { component: BuildingTour },
  connections: { component: Connections },
  controlLayers: { component: ControlLayers },
  crewSchedule: { component: CrewSchedule },
  faultFlow: { component: FaultFlow },
  featureBlock: { component: FeatureBlock },
  featureGroup: { component: FeatureGroup },
  industryGains: { component: IndustryGains },
  industryMarquee: { component: IndustryMarquee },
  industryStreet: { component: IndustryStreet },
  industryTabs: { component: IndustryTabs },
  messageSample: { component: MessageSample },
  moduleList: { component: ModuleList },
  numberedDrawing: { component: NumberedDrawing },
  offlineLevels: { component: OfflineLevels },
  principles: { component: Principles },
  productOverview: { component: ProductOverview },
  productTour: { component: ProductTour, holds: 'tour' },
  recordAnatomy: { component: RecordAnatomy },
  relatedModules: { component: RelatedModules },
  securityCards: { component: SecurityCards },
  signalExchange: { component: SignalExchange },
  whyCards: { component: WhyCards },
  windowPoints: { component: WindowPoints },
  windowSteps: { component: WindowSteps },
} as const;
