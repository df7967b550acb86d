import { CaseCells, type CaseReading } from '../parts/CaseCells.tsx';
import { type Fact, Facts } from '../parts/Facts.tsx';
import { type DrawingData, LineDrawing } from '../parts/LineDrawing.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './RackSchematic.module.css';

export interface RackSchematicProps extends WindowHeading {
  alarm: { text: string; job: string };
  schematic: DrawingData;
  casesName: string;
  cases: readonly CaseReading[];
  facts: readonly Fact[];
}

/** A refrigeration rack: its circuit with live readings, its cases and its charge. */
export function RackSchematic({ alarm, schematic, casesName, cases, facts, ...heading }: RackSchematicProps) {
  return (
    <WindowFrame {...heading}>
      <div className={styles.alarm}>
        <span>{alarm.text}</span>
        <span className={styles.job}>{alarm.job}</span>
      </div>
      <div className={styles.schematic}>
        <LineDrawing {...schematic} />
      </div>
      <div className={styles.name}>{casesName}</div>
      <CaseCells cases={cases} />
      <Facts facts={facts} />
    </WindowFrame>
  );
}
