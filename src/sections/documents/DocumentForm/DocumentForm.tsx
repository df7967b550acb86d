import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { BookCover } from '../../../ui/BookCover/BookCover.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './DocumentForm.module.css';
import type { DocumentFormProps } from './DocumentForm.schema.ts';

/** The document, whole, with what is in it, and the form beside both or, on phones, below them. */
export function DocumentForm({
  id,
  title,
  shape,
  labels,
  facts,
  inside,
  formTitle,
  formDesc,
  content,
  children,
}: DocumentFormProps & SectionPlacement & { children?: ReactNode }) {
  const entry = entryFor('resource', content);
  const cells = [
    { label: labels.pages, value: entry.pages === undefined ? '' : String(entry.pages) },
    { label: labels.issued, value: entry.issued ?? '' },
    { label: labels.sheet, value: entry.sheet ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <section
      id={id}
      className={styles.page}
      data-system={entry.system}
      data-wash={entry.system ?? 'cmms'}
      data-shape={shape}
    >
      <div className={`container ${styles.inner}`}>
        <div>
          <h1>{headingMarkup(title ?? entry.title)}</h1>
          <p className={styles.desc}>{inlineMarkup(entry.summary)}</p>
        </div>
        <div className={styles.stand}>
          <div className={styles.cover}>
            <BookCover scene={entry.cover} system={entry.system} cells={cells} shape={shape} isEager />
          </div>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.jump}>
            <Button href="#form" label={formTitle} size="small" />
          </div>
          {inside.length > 0 ? (
            <ul className={styles.inside}>
              {inside.map((one) => (
                <li key={one}>{inlineMarkup(one)}</li>
              ))}
            </ul>
          ) : null}
        </div>
        <div id="form" className={styles.panel} data-form-layout="names">
          <h2 className={styles.formTitle}>{headingMarkup(formTitle)}</h2>
          {formDesc ? <p className={styles.formDesc}>{inlineMarkup(formDesc)}</p> : null}
          {children}
        </div>
      </div>
    </section>
  );
}
