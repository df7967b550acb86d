import { useId } from 'react';
import type { ReleaseArchiveProps } from './ReleaseArchive.schema.ts';
import styles from './SubjectSwitch.module.css';

/** All subjects or a single one: the archive’s stylesheet depends on the selection. */
export function SubjectSwitch({
  subject,
  all,
  subjects,
}: Pick<ReleaseArchiveProps, 'subject' | 'all' | 'subjects'>) {
  const group = useId();
  return (
    <fieldset className={`chip-row ${styles.switch}`}>
      <legend>{subject}</legend>
      {[['all', all] as const, ...Object.entries(subjects)].map(([value, label]) => (
        <label key={value} className={styles.option} data-choice="">
          <input type="radio" name={group} value={value} defaultChecked={value === 'all'} />
          <i data-subject={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
