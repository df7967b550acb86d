import type { SectionPlacement } from '../../sectionBase.ts';
import type { NumberedDrawingProps } from './NumberedDrawing.schema.ts';
import { NumberedPlan } from './variants/NumberedPlan.tsx';
import { NumberedStair } from './variants/NumberedStair.tsx';
import { NumberedWall } from './variants/NumberedWall.tsx';

const layouts = { plan: NumberedPlan, wall: NumberedWall, stair: NumberedStair };

/** A drawing whose numbers or levels are explained beside it, one row each. */
export function NumberedDrawing(props: NumberedDrawingProps & SectionPlacement) {
  const Drawing = layouts[props.layout];
  return <Drawing {...props} />;
}
