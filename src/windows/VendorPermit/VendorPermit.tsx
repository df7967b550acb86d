import { type Fact, Facts } from '../parts/Facts.tsx';
import { Signature, type SignatureData } from '../parts/Signature.tsx';
import { type Step, Steps } from '../parts/Steps.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './VendorPermit.module.css';

export interface VendorPermitProps extends WindowHeading {
  facts: readonly Fact[];
  /** The checks to complete before the permit opens. */
  checks: readonly Step[];
  signatures: readonly SignatureData[];
}

/** A permit to work: who, what, the isolation checks and who signed. */
export function VendorPermit({ facts, checks, signatures, ...heading }: VendorPermitProps) {
  return (
    <WindowFrame {...heading} moves>
      <div className={styles.permit}>
        <div className={styles.facts}>
          <Facts facts={facts} layout="list" />
        </div>
        <div>
          <Steps steps={checks} />
        </div>
      </div>
      <div className={styles.signatures}>
        {signatures.map((signature) => (
          <Signature key={signature.name} {...signature} />
        ))}
      </div>
    </WindowFrame>
  );
}
