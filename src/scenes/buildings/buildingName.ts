import { z } from 'zod';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { buildingKinds } from './building.ts';

/** A kind of building in content, validated when the file is read. */
export const buildingName = z
  .string()
  .refine((name) => (buildingKinds as readonly string[]).includes(name), {
    error: ({ input }) =>
      `there is no kind of building “${String(input)}”: ${remedyFor(String(input), buildingKinds)}`,
  })
  .describe('kind of building: see src/scenes/buildings');
