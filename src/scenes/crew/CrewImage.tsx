import { ArtImage } from '../ArtImage.tsx';
import { sheet } from '../drawings/sheet.ts';
import { technician } from '../parts/people.ts';
import type { Pose } from '../parts/poses.ts';
import { hashAt } from '../pen/random.ts';

const POSES: readonly Pose[] = ['stand', 'tablet', 'talk', 'stand', 'phone', 'point'];

/** Meters from one person to the next. */
const STEP = 0.78;

/** Pixels per meter; a person is 1.8 m tall with a helmet. */
const SCALE = 18;

export interface CrewImageProps {
  /** How many people are drawn. */
  people: number;
  /** Name of the file, such as the id of the firm’s record. */
  name: string;
  className?: string | undefined;
}

/** A crew in one row, a figure for each person. Decorative: their number is beside it. */
export function CrewImage({ people, name, className }: CrewImageProps) {
  const width = Math.ceil((people * STEP + 0.4) * SCALE);
  const height = Math.ceil(2.1 * SCALE);
  // Each crew stands in a place of its own: who is drawn depends on it.
  const start = people * 17 + name.length;
  const drawing = sheet(
    { width, height, scale: SCALE, originX: (0.55 - start) * SCALE, originY: height },
    (pen) => {
      for (let index = 0; index < people; index += 1) {
        const x = start + index * STEP;
        const pick = hashAt(0.5, x);
        technician(pen, x, 0, POSES[Math.floor(pick * POSES.length)], { flip: hashAt(x, 0.5) > 0.6 });
      }
    },
  )('day');
  return <ArtImage className={className} name={`crew-${name}`} drawing={drawing} />;
}
