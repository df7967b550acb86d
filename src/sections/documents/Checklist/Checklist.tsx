import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './Checklist.module.css';
import type { ChecklistProps } from './Checklist.schema.ts';

/** A sheet to carry around: fields at the top, checkboxes below, and a count of completed ones at the bottom. */
export function Checklist(props: ChecklistProps & SectionPlacement) {
  const { id, title, head, done, of, use, print, groups, content } = props;
  const entry = title === undefined ? entryFor('resource', content) : undefined;
  const base = useId();
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <section id={id} className={styles.section}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          {entry ? <h1>{headingMarkup(entry.title)}</h1> : null}
          {title ? <h2>{headingMarkup(title)}</h2> : null}
          {entry ? <p className={styles.summary}>{inlineMarkup(entry.summary)}</p> : null}
          {entry ? (
            <SceneImage className={styles.place} scene={{ ...entry.cover, tone: 'day' }} ratio={1} alt="" />
          ) : null}
          {entry ? (
            <ol className={styles.use}>
              {use.map((step, index) => (
                <li key={step}>
                  <span className="bubble">{index + 1}</span>
                  {inlineMarkup(step)}
                </li>
              ))}
            </ol>
          ) : null}
          <p className={styles.print}>{inlineMarkup(print)}</p>
        </div>
        <div className={styles.sheet}>
          <div className={styles.head}>
            {head.map((field, index) => (
              <label key={field} className={styles.field} htmlFor={`${base}-${index}`}>
                <span>{field}</span>
                <input id={`${base}-${index}`} type="text" autoComplete="off" />
              </label>
            ))}
          </div>
          {groups.map((group, groupIndex) => (
            <fieldset key={group.title} className={styles.group}>
              <legend className={styles.legend}>
                <span className="bubble">{groupIndex + 1}</span>
                <strong>{group.title}</strong>
                <span className={styles.when}>{group.when}</span>
              </legend>
              {group.items.map((item, index) => (
                <label key={item.text} className={styles.item} htmlFor={`${base}-${groupIndex}-${index}`}>
                  <input id={`${base}-${groupIndex}-${index}`} className={styles.box} type="checkbox" />
                  <span className={styles.text}>
                    {inlineMarkup(item.text)}
                    {item.why ? <span className={styles.why}>{inlineMarkup(item.why)}</span> : null}
                  </span>
                  {item.limit ? <span className={styles.limit}>{item.limit}</span> : null}
                </label>
              ))}
            </fieldset>
          ))}
          <p className={styles.foot}>
            {done} <b className={styles.count} /> {of} {total}
          </p>
        </div>
      </div>
    </section>
  );
}
