import { headingMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './ListPages.module.css';

/** Headline for the later pages of a list that is below another section on its hub. */
export function ListHead({ heading }: { heading: string }) {
  return (
    <div className={`container ${styles.head}`}>
      <h1>{headingMarkup(heading)}</h1>
    </div>
  );
}
