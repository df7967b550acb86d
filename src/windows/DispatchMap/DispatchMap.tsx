import { type DrawingData, LineDrawing } from '../parts/LineDrawing.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './DispatchMap.module.css';

export interface DispatchMapProps extends WindowHeading {
  map: DrawingData;
  /** Time to arrival and distance, as shown. */
  arrival: string;
  distance: string;
}

/** A vendor's route to the job. */
export function DispatchMap({ map, arrival, distance, ...heading }: DispatchMapProps) {
  return (
    <WindowFrame {...heading} moves>
      <div className={styles.map}>
        <LineDrawing {...map} fit="slice" />
      </div>
      <div className={styles.facts}>
        <span>{arrival}</span>
        <span>{distance}</span>
      </div>
    </WindowFrame>
  );
}
