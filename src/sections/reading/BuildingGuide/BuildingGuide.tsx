import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './BuildingGuide.module.css';
import type { BuildingGuideProps } from './BuildingGuide.schema.ts';

/** A sticky building at night beside a guide that runs from its roof to its basement. */
export function BuildingGuide({
  id,
  title,
  intro,
  contentsLabel,
  scene,
  alt,
  storeys,
}: BuildingGuideProps & SectionPlacement) {
  return (
    <section id={id} className={styles.guide} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <div className={styles.head}>
          <h1 className={styles.title}>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
          <nav className={styles.contents} aria-label={contentsLabel} data-contents="">
            <ol className={styles.entries}>
              {storeys.map((storey) => (
                <li key={storey.id}>
                  <a className={styles.entry} href={`#${storey.id}`}>
                    <span className={styles.entryLevel}>{storey.level}</span>
                    {storey.name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <SceneImage className={styles.tower} scene={scene} alt={alt} isEager />
        <div className={styles.storeys}>
          {storeys.map((storey) => (
            <article key={storey.id} className={styles.storey}>
              <p className={styles.level} aria-hidden="true">
                {storey.level}
              </p>
              <h2 id={storey.id} className={styles.heading}>
                {headingMarkup(storey.title)}
              </h2>
              {storey.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.text}>
                  {inlineMarkup(paragraph)}
                </p>
              ))}
              {storey.links.length > 0 ? (
                <ul className={styles.links}>
                  {storey.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
