import { ArtImage } from '../ArtImage.tsx';
import { sheet } from '../drawings/sheet.ts';
import { switchgear } from '../parts/electrical.ts';
import { desk, lectern, wallScreen } from '../parts/furniture.ts';
import { person } from '../parts/people.ts';
import { pump, tank } from '../parts/plant.ts';
import type { Pose } from '../parts/poses.ts';
import { multideckSection } from '../parts/refrigeration.ts';
import { ladder } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';
import type { SpeakerSpec } from './speakerSchema.ts';

interface Stand {
  pose: Pose;
  draw: (pen: Pen) => void;
}

/** The object to the right of a speaker, and the speaker's pose. */
const stands: Record<SpeakerSpec['beside'], Stand> = {
  screen: { pose: 'point', draw: (pen) => wallScreen(pen, 1.3, 1.15, 1.25, 0.85) },
  lectern: { pose: 'talk', draw: (pen) => lectern(pen, 1.35, 0) },
  case: { pose: 'stand', draw: (pen) => multideckSection(pen, 1.15, 0, { height: 2 }) },
  pump: {
    pose: 'tablet',
    draw: (pen) => {
      pump(pen, 1.5, 0, 'cmms');
      ladder(pen, 2, 0, 2.25);
    },
  },
  board: {
    pose: 'point',
    draw: (pen) => {
      pen.rect('panel', 1.35, 1, 1.2, 0.95).line('medium', 1.6, 0, 1.75, 1).line('medium', 2.3, 0, 2.15, 1);
      pen.line('thin', 1.5, 1.7, 2.4, 1.7).line('hair', 1.5, 1.5, 2.2, 1.5).line('hair', 1.5, 1.3, 2.3, 1.3);
    },
  },
  switchgear: { pose: 'tablet', draw: (pen) => switchgear(pen, 1.1, 0, 2, 1.95, 'energy') },
  desk: { pose: 'phone', draw: (pen) => desk(pen, 1.15, 0, { width: 1.3 }) },
  tank: { pose: 'talk', draw: (pen) => tank(pen, 1.35, 0, 0.95, 1.95) },
};

export interface SpeakerImageProps {
  figure: SpeakerSpec;
  /** Name of the file, such as the id of the person’s record. */
  name: string;
  tone?: Tone | undefined;
  className?: string | undefined;
}

/**
 * A full-length speaker beside the subject of the talk, feet on the lower edge. Decorative: the name is below.
 */
export function SpeakerImage({ figure, name, tone = 'day', className }: SpeakerImageProps) {
  const stand = stands[figure.beside];
  const isTechnician = figure.look === 'technician';
  const draw = sheet({ width: 340, height: 312, scale: 126, originX: 18, originY: 312 }, (pen) => {
    pen.onLayer(1, () => stand.draw(pen));
    pen.onLayer(2, () =>
      person(pen, 0.6, 0, stand.pose, {
        size: 1.16,
        look: figure.look,
        ...(isTechnician ? { stroke: 'technician', helmet: true } : {}),
      }),
    );
  });
  return <ArtImage className={className} name={`speaker-${name}`} drawing={draw(tone)} />;
}
