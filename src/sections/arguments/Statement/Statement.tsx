import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Statement.module.css';
import type { StatementProps } from './Statement.schema.ts';

/** One sentence, set large, in an otherwise empty section. */
export function Statement({ id, tone, text }: StatementProps & SectionPlacement) {
  return (
    <Section id={id} tone={tone}>
      <p className={`heading ${styles.text}`}>{inlineMarkup(text)}</p>
    </Section>
  );
}
