import { siteConfig } from '../../../config/siteConfig.ts';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import styles from './Letterhead.module.css';

/** The head of a letter to the press: the logo, the kind of sheet, and its date. */
export function Letterhead({ kind, note }: { kind: string; note: string }) {
  return (
    <div className={styles.head}>
      <BrandMark name={siteConfig.brand.name} />
      <p className={styles.kind}>
        <strong>{kind}</strong>
        <span className={styles.note}>{note}</span>
      </p>
    </div>
  );
}
