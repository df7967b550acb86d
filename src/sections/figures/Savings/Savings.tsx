import type { SectionPlacement } from '../../sectionBase.ts';
import type { SavingsProps } from './Savings.schema.ts';
import { CostBeams } from './variants/CostBeams.tsx';
import { ProofBars } from './variants/ProofBars.tsx';

const layouts = { proof: ProofBars, beams: CostBeams };

/** A saving as the difference between bars on one scale. */
export function Savings(props: SavingsProps & SectionPlacement) {
  const Bars = layouts[props.layout];
  return <Bars {...props} />;
}
