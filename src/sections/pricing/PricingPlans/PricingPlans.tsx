import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './PricingPlans.module.css';
import type { PricingPlansProps } from './PricingPlans.schema.ts';

/** The head of the pricing page; the page puts the estimate, an island, inside. */
export function PricingPlans({
  id,
  title,
  intro,
  notes,
  children,
}: PricingPlansProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={`container ${styles.plans}`}>
      <div>
        <h1>{headingMarkup(title)}</h1>
        <p className="intro">{inlineMarkup(intro)}</p>
      </div>
      {children}
      {notes.length > 0 ? (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{inlineMarkup(note)}</p>
          ))}
        </div>
      ) : null}
    </section>
  );
}
