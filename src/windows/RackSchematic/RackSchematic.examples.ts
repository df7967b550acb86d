import { windowData } from '../words/windowData.ts';
import type { RackSchematicProps } from './RackSchematic.tsx';
import { rackDrawing } from './rackDrawing.ts';

export const rackSchematicExamples = {
  /** Rack A while case 14 leaks. */
  get default() {
    return { ...windowData('rackSchematic'), schematic: rackDrawing };
  },
} satisfies Record<string, RackSchematicProps>;
