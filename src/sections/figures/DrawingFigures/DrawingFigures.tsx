import type { SectionPlacement } from '../../sectionBase.ts';
import type { DrawingFiguresProps } from './DrawingFigures.schema.ts';
import { FiguresOfStatement } from './variants/FiguresOfStatement.tsx';
import { FiguresOnLevels } from './variants/FiguresOnLevels.tsx';

const layouts = { statement: FiguresOfStatement, levels: FiguresOnLevels };

/** A drawing with a few figures beside it. */
export function DrawingFigures(props: DrawingFiguresProps & SectionPlacement) {
  const Figures = layouts[props.layout];
  return <Figures {...props} />;
}
