import { DrawingHead } from './DrawingHead/DrawingHead.tsx';
import { FigureBesideHead } from './FigureBesideHead/FigureBesideHead.tsx';
import { FigureHead } from './FigureHead/FigureHead.tsx';
import { HomeHead } from './HomeHead/HomeHead.tsx';
import { IndustryHead } from './IndustryHead/IndustryHead.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { ProductHead } from './ProductHead/ProductHead.tsx';
import { StartOptionsHead } from './StartOptionsHead/StartOptionsHead.tsx';

/** The heads family: the component of each section, and what it holds inside. */
export const heads = {
  drawingHead: { component: DrawingHead },
  figureBesideHead: { component: FigureBesideHead },
  figureHead: { component: FigureHead },
  homeHead: { component: HomeHead, holds: 'liveQueue' },
  industryHead: { component: IndustryHead },
  notFound: { component: NotFound },
  productHead: { component: ProductHead },
  startOptionsHead: { component: StartOptionsHead },
} as const;
