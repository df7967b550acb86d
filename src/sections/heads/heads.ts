import { AssetTagHead } from './AssetTagHead/AssetTagHead.tsx';
import { CenteredHead } from './CenteredHead/CenteredHead.tsx';
import { ComingSoon } from './ComingSoon/ComingSoon.tsx';
import { FeatureHead } from './FeatureHead/FeatureHead.tsx';
import { FigureHead } from './FigureHead/FigureHead.tsx';
import { HomeHead } from './HomeHead/HomeHead.tsx';
import { IndustryHead } from './IndustryHead/IndustryHead.tsx';
import { LogHead } from './LogHead/LogHead.tsx';
import { MobileAppHead } from './MobileAppHead/MobileAppHead.tsx';
import { ModuleHead } from './ModuleHead/ModuleHead.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { ProductHead } from './ProductHead/ProductHead.tsx';
import { StartOptionsHead } from './StartOptionsHead/StartOptionsHead.tsx';
import { WorkOrderHead } from './WorkOrderHead/WorkOrderHead.tsx';

/** The heads family: the component of each section, and what it holds inside. */
export const heads = {
  assetTagHead: { component: AssetTagHead },
  centeredHead: { component: CenteredHead },
  comingSoon: { component: ComingSoon },
  featureHead: { component: FeatureHead },
  figureHead: { component: FigureHead },
  homeHead: { component: HomeHead },
  industryHead: { component: IndustryHead },
  logHead: { component: LogHead },
  mobileAppHead: { component: MobileAppHead },
  moduleHead: { component: ModuleHead },
  notFound: { component: NotFound },
  productHead: { component: ProductHead },
  startOptionsHead: { component: StartOptionsHead },
  workOrderHead: { component: WorkOrderHead },
} as const;
