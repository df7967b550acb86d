import { type Fact, Facts } from '../parts/Facts.tsx';
import { Signature, type SignatureData } from '../parts/Signature.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './LeakRecord.module.css';

export interface LeakRecordProps extends WindowHeading {
  facts: readonly Fact[];
  signature: SignatureData;
}

/** A closed leak record, as for an inspector. */
export function LeakRecord({ facts, signature, ...heading }: LeakRecordProps) {
  return (
    <WindowFrame {...heading} moves>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      <div className={styles.signature}>
        <Signature {...signature} />
      </div>
    </WindowFrame>
  );
}
