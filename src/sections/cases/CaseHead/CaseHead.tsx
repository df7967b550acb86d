import type { SectionPlacement } from '../../sectionBase.ts';
import type { CaseHeadProps } from './CaseHead.schema.ts';
import { BuildingLayout } from './variants/BuildingLayout.tsx';
import { FloorLayout } from './variants/FloorLayout.tsx';

/** Title and summary of a case study with its customer’s building, a figure, a place or a screen. */
export function CaseHead(props: CaseHeadProps & SectionPlacement) {
  return props.layout === 'building' ? <BuildingLayout {...props} /> : <FloorLayout {...props} />;
}
