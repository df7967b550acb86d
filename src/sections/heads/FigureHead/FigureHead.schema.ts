import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';
import { alarmPanelSchema } from './figures/AlarmPanel.schema.ts';
import { buildingDaySchema } from './figures/BuildingDay.schema.ts';
import { callerAndDeskSchema } from './figures/CallerAndDesk.schema.ts';
import { heatmapSchema } from './figures/Heatmap.schema.ts';
import { productStoreysSchema } from './figures/ProductStoreys.schema.ts';
import { refrigerationLoopSchema } from './figures/RefrigerationLoop.schema.ts';
import { setpointBandSchema } from './figures/SetpointBand.schema.ts';

/** First view of a page: text above a full-width figure. `kind` selects the figure, and with it the fields. */
export const figureHeadSchema = z.strictObject({
  type: z.literal('figureHead'),
  ...anchorBase,
  system: z.enum(['cmms', 'energy', 'cold']).optional().describe('whose colors the tag and the figure have'),
  tag: line(40).optional().describe('label over the title'),
  title: line(64).describe('the page’s h1'),
  intro: line(260),
  action: link.describe('the button'),
  second: link.optional().describe('a quieter link beside the button'),
  figure: z.discriminatedUnion('kind', [
    alarmPanelSchema,
    buildingDaySchema,
    callerAndDeskSchema,
    heatmapSchema,
    productStoreysSchema,
    refrigerationLoopSchema,
    setpointBandSchema,
  ]),
});

export type FigureHeadProps = z.output<typeof figureHeadSchema>;
