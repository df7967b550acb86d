import { type Fact, Facts } from '../parts/Facts.tsx';
import { type DrawingData, LineDrawing } from '../parts/LineDrawing.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './AssetRecord.module.css';

export interface AssetEvent {
  date: string;
  text: string;
  remark: string;
  isAlarmed?: boolean | undefined;
}

export interface AssetRecordProps extends WindowHeading {
  drawing: DrawingData;
  /** Rows of the asset's code, '#' for a dark module. */
  code: readonly string[];
  /** The number printed on the asset's tag. */
  tagNumber: string;
  facts: readonly Fact[];
  history: readonly AssetEvent[];
}

/** An asset's page: its drawing, tag, value and maintenance history. */
export function AssetRecord({ drawing, code, tagNumber, facts, history, ...heading }: AssetRecordProps) {
  return (
    <WindowFrame {...heading}>
      <div className={styles.identity}>
        <div className={styles.drawing}>
          <LineDrawing {...drawing} fit="slice" />
        </div>
        <div className={styles.code}>
          <QrCode rows={code} />
          <span className={styles.number}>{tagNumber}</span>
        </div>
      </div>
      <Facts facts={facts} />
      <ol className={styles.history}>
        {history.map(({ date, text, remark, isAlarmed }) => (
          <li key={date + text} className={styles.event} data-alarmed={isAlarmed ? '' : undefined}>
            <span className={styles.date}>{date}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.remark}>{remark}</span>
          </li>
        ))}
      </ol>
    </WindowFrame>
  );
}
