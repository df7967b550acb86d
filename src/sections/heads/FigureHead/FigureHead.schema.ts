import { z } from 'zod';
import { anchorBase, line, link, ownSystem } from '../../sectionBase.ts';
import { alarmPanelSchema } from './figures/AlarmPanel.schema.ts';
import { beforeAfterSchema } from './figures/BeforeAfter.schema.ts';
import { buildingDaySchema } from './figures/BuildingDay.schema.ts';
import { buildingPairSchema } from './figures/BuildingPair.schema.ts';
import { callerAndDeskSchema } from './figures/CallerAndDesk.schema.ts';
import { doorsSchema } from './figures/Doors.schema.ts';
import { eventStreetSchema } from './figures/EventStreet.schema.ts';
import { failureCurveSchema } from './figures/FailureCurve.schema.ts';
import { heatmapSchema } from './figures/Heatmap.schema.ts';
import { productStoreysSchema } from './figures/ProductStoreys.schema.ts';
import { programTabsSchema } from './figures/ProgramTabs.schema.ts';
import { refrigerationLoopSchema } from './figures/RefrigerationLoop.schema.ts';
import { setpointBandSchema } from './figures/SetpointBand.schema.ts';
import { systemRiserSchema } from './figures/SystemRiser.schema.ts';
import { weekScheduleSchema } from './figures/WeekSchedule.schema.ts';

/** Head of a page: text above a full-width figure. `kind` selects the figure, and with it the fields. */
export const figureHeadSchema = z.strictObject({
  type: z.literal('figureHead'),
  ...anchorBase,
  system: ownSystem('colors of the tag and the figure'),
  tag: line(40).optional().describe('label above the title'),
  title: line(64).describe('the page’s h1'),
  intro: line(260),
  action: link.optional().describe('the button'),
  second: link.optional().describe('a secondary link beside the button'),
  figure: z.discriminatedUnion('kind', [
    alarmPanelSchema,
    beforeAfterSchema,
    buildingDaySchema,
    buildingPairSchema,
    callerAndDeskSchema,
    doorsSchema,
    eventStreetSchema,
    failureCurveSchema,
    heatmapSchema,
    productStoreysSchema,
    programTabsSchema,
    refrigerationLoopSchema,
    setpointBandSchema,
    systemRiserSchema,
    weekScheduleSchema,
  ]),
});

export type FigureHeadProps = z.output<typeof figureHeadSchema>;
