import { DrawingHead } from './DrawingHead/DrawingHead.tsx';
import { FigureBesideHead } from './FigureBesideHead/FigureBesideHead.tsx';
import { FigureHead } from './FigureHead/FigureHead.tsx';
import { HomeHead } from './HomeHead/HomeHead.tsx';
import { IndustryHead } from './IndustryHead/IndustryHead.tsx';
import { LostHead } from './LostHead/LostHead.tsx';
import { ProductHead } from './ProductHead/ProductHead.tsx';

/** The heads family: the component of each section, and its filling. */
export const heads = {
  drawingHead: { component: DrawingHead },
  figureBesideHead: { component: FigureBesideHead },
  figureHead: { component: FigureHead },
  homeHead: { component: HomeHead, holds: 'liveQueue' },
  industryHead: { component: IndustryHead },
  lostHead: { component: LostHead },
  productHead: { component: ProductHead },
} as const;
