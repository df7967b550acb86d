import type { ReactNode } from 'react';
import { SplitHead } from '../../../ui/SplitHead/SplitHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FigureHead.module.css';
import type { FigureHeadProps } from './FigureHead.schema.ts';
import { AlarmPanel } from './figures/AlarmPanel.tsx';
import { BeforeAfter } from './figures/BeforeAfter.tsx';
import { BuildingDay } from './figures/BuildingDay.tsx';
import { BuildingPair } from './figures/BuildingPair.tsx';
import { CallerAndDesk } from './figures/CallerAndDesk.tsx';
import { Doors } from './figures/Doors.tsx';
import { EventStreet } from './figures/EventStreet.tsx';
import { FailureCurve } from './figures/FailureCurve.tsx';
import { Heatmap } from './figures/Heatmap.tsx';
import { ProductStoreys } from './figures/ProductStoreys.tsx';
import { ProgramTabs } from './figures/ProgramTabs.tsx';
import { RefrigerationLoop } from './figures/RefrigerationLoop.tsx';
import { SetpointBand } from './figures/SetpointBand.tsx';
import { SystemRiser } from './figures/SystemRiser.tsx';
import { WeekSchedule } from './figures/WeekSchedule.tsx';

type Figure = FigureHeadProps['figure'];

const figures = {
  alarmPanel: AlarmPanel,
  beforeAfter: BeforeAfter,
  buildingDay: BuildingDay,
  buildingPair: BuildingPair,
  callerAndDesk: CallerAndDesk,
  doors: Doors,
  eventStreet: EventStreet,
  failureCurve: FailureCurve,
  heatmap: Heatmap,
  productStoreys: ProductStoreys,
  programTabs: ProgramTabs,
  refrigerationLoop: RefrigerationLoop,
  setpointBand: SetpointBand,
  systemRiser: SystemRiser,
  weekSchedule: WeekSchedule,
} satisfies {
  [Kind in Figure['kind']]: (figure: Extract<Figure, { kind: Kind }> & SectionPlacement) => ReactNode;
};

/** Figures whose notes appear after their drawing. */
const REVEALED = new Set<Figure['kind']>(['buildingDay', 'refrigerationLoop']);

/** The headline and its explanation side by side, above a full-width figure. */
export function FigureHead(props: FigureHeadProps & SectionPlacement) {
  const { id, system, tag, title, intro, action, second, figure, content } = props;
  const FigureOfKind = figures[figure.kind] as (figure: Figure & SectionPlacement) => ReactNode;
  return (
    <section
      id={id}
      className={styles.head}
      data-figure={figure.kind}
      data-system={system}
      data-tone={figure.kind === 'heatmap' ? 'night' : undefined}
      data-hero={REVEALED.has(figure.kind) ? '' : undefined}
    >
      <SplitHead
        className={styles.words}
        tag={tag}
        title={title}
        intro={intro}
        action={action}
        second={second}
      />
      <FigureOfKind {...figure} content={content} />
    </section>
  );
}
