import { AppTabs } from './AppTabs/AppTabs.tsx';
import { AssetAnatomy } from './AssetAnatomy/AssetAnatomy.tsx';
import { AutomationRule } from './AutomationRule/AutomationRule.tsx';
import { BenefitCards } from './BenefitCards/BenefitCards.tsx';
import { BuildingTour } from './BuildingTour/BuildingTour.tsx';
import { CloseLook } from './CloseLook/CloseLook.tsx';
import { Connections } from './Connections/Connections.tsx';
import { ControlLayers } from './ControlLayers/ControlLayers.tsx';
import { CrewSchedule } from './CrewSchedule/CrewSchedule.tsx';
import { FaultFlow } from './FaultFlow/FaultFlow.tsx';
import { FeatureBlock } from './FeatureBlock/FeatureBlock.tsx';
import { FeatureGroup } from './FeatureGroup/FeatureGroup.tsx';
import { IndustryStreet } from './IndustryStreet/IndustryStreet.tsx';
import { IndustryTabs } from './IndustryTabs/IndustryTabs.tsx';
import { ItemRows } from './ItemRows/ItemRows.tsx';
import { MessageSample } from './MessageSample/MessageSample.tsx';
import { NumberedDrawing } from './NumberedDrawing/NumberedDrawing.tsx';
import { ProductOverview } from './ProductOverview/ProductOverview.tsx';
import { ProductTour } from './ProductTour/ProductTour.tsx';
import { RecordAnatomy } from './RecordAnatomy/RecordAnatomy.tsx';
import { RoomRow } from './RoomRow/RoomRow.tsx';
import { Statement } from './Statement/Statement.tsx';
import { WhyCards } from './WhyCards/WhyCards.tsx';
import { WindowPoints } from './WindowPoints/WindowPoints.tsx';

/** The arguments family: the component of each section, and its filling. */
export const argumentSections = {
  appTabs: { component: AppTabs },
  assetAnatomy: { component: AssetAnatomy },
  automationRule: { component: AutomationRule },
  benefitCards: { component: BenefitCards },
  buildingTour: { component: BuildingTour },
  closeLook: { component: CloseLook },
  connections: { component: Connections },
  controlLayers: { component: ControlLayers },
  crewSchedule: { component: CrewSchedule },
  faultFlow: { component: FaultFlow },
  featureBlock: { component: FeatureBlock },
  featureGroup: { component: FeatureGroup },
  industryStreet: { component: IndustryStreet },
  industryTabs: { component: IndustryTabs },
  itemRows: { component: ItemRows },
  messageSample: { component: MessageSample },
  numberedDrawing: { component: NumberedDrawing },
  productOverview: { component: ProductOverview },
  productTour: { component: ProductTour, holds: 'tour' },
  recordAnatomy: { component: RecordAnatomy },
  roomRow: { component: RoomRow },
  statement: { component: Statement },
  whyCards: { component: WhyCards },
  windowPoints: { component: WindowPoints },
} as const;
