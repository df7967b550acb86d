import { pathOfPage } from '../../lib/content/pages.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { ActionPair } from '../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './JobSheet.module.css';
import type { JobSheetProps } from './JobSheet.schema.ts';

/**
 * The words stay while one job’s sheet passes them: four phases, and beside each line the module that wrote it, tied to
 * it by a leader across the sheet’s edge.
 */
export function JobSheet({
  id,
  title,
  desc,
  action,
  second,
  scene,
  sceneAlt,
  heading,
  state,
  writtenBy,
  phases,
  block,
}: JobSheetProps & SectionPlacement) {
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(desc)}</p>
        <ActionPair action={action} second={second} narrow="stack" className={styles.actions} />
        <div className={styles.scene}>
          <SceneImage scene={scene} alt={sceneAlt} isEager />
        </div>
      </div>
      <div className={styles.document}>
        <div className={styles.top}>
          <p className={styles.heading}>{heading}</p>
          <p className={styles.state}>{state}</p>
        </div>
        <p className={styles.writtenBy}>{writtenBy}</p>
        {phases.map(({ name, span, lines }) => (
          <div key={name} className={styles.phase}>
            <h2 className={styles.name}>
              {name} <span className={styles.span}>{span}</span>
            </h2>
            <ul className={styles.lines}>
              {lines.map(({ text, module }) => (
                <li key={module.id} className={styles.line}>
                  <p className={styles.text}>{inlineMarkup(text)}</p>
                  <a className={styles.module} href={pathOfPage(module.page)}>
                    {module.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <dl className={styles.block}>
          {block.map(({ term, value }) => (
            <div key={term} className={styles.cell}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
