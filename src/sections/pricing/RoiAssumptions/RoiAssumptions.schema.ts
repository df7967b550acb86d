import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';
import { needsPriceBands } from '../../shared/needsPriceBands.ts';

/** Assumptions behind the return on investment. The figures come from the model, so that they cannot differ. */
export const roiAssumptionsSchema = z
  .strictObject({
    type: z.literal('roiAssumptions'),
    ...sectionBase,
    title: line(60),
    intro: line(240),
    columns: z.strictObject({
      employees: line(40),
      license: line(40),
      buildings: line(40),
      buildingCost: line(40),
    }),
    license: z.strictObject({ title: line(60), text: line(200) }),
    building: z.strictObject({ title: line(60), text: line(200) }),
    upwards: line(30).describe('last band: %from% is its start'),
    notes: z
      .array(z.strictObject({ title: line(60), text: line(260) }))
      .min(1)
      .max(6)
      .describe('%inHouseRate%, %outsourcedRate%, %floor% and %ceiling% are the model’s figures'),
  })
  .superRefine(needsPriceBands);

export type RoiAssumptionsProps = z.output<typeof roiAssumptionsSchema>;
