import type { ReactNode } from 'react';
import { printLength } from '../../../content/entries/films/captions.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProductTour.module.css';
import type { ProductTourProps } from './ProductTour.schema.ts';

/**
 * The simulated product, then a timeline down the page: at each time, a room with a product window or a drawing on one
 * side and text on the other.
 */
export function ProductTour({
  id,
  title,
  intro,
  action,
  chaptersLabel,
  seenLabel,
  watchClose,
  chapters,
  console: operate,
  content,
  children,
}: ProductTourProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.tour}>
      <div className="container">
        <div className={`split ${styles.head}`}>
          <div>
            <h1 className={styles.title}>{headingMarkup(title)}</h1>
            <p className={`intro ${styles.desc}`}>{inlineMarkup(intro)}</p>
            <Button href={action.href} label={action.label} />
          </div>
          <nav aria-label={chaptersLabel}>
            <ol className={styles.index}>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a className={styles.entry} href={`#${chapter.id}`}>
                    <span className={styles.entryTime}>{chapter.time}</span>
                    {chapter.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        {children ? (
          <div id="console" className={styles.console}>
            <div className={styles.lead}>
              <h2>{headingMarkup(operate.title)}</h2>
              <p>{inlineMarkup(operate.text)}</p>
            </div>
            {children}
          </div>
        ) : null}
        {chapters.map(({ id: anchor, time, title: heading, text, seen, view, film, link }, index) => (
          <article
            key={anchor}
            id={anchor}
            className={styles.chapter}
            data-side={index % 2 ? 'start' : 'end'}
          >
            <p className={styles.time}>{time}</p>
            <div className={styles.words}>
              <h2>{headingMarkup(heading)}</h2>
              <p className={styles.text}>{inlineMarkup(text)}</p>
              <h3 className={styles.seenTitle}>{headingMarkup(seenLabel)}</h3>
              <ol>
                {seen.map((thing, place) => (
                  <li key={thing} className={styles.thing}>
                    <span className="bubble" aria-hidden="true">
                      {place + 1}
                    </span>
                    {inlineMarkup(thing)}
                  </li>
                ))}
              </ol>
              <p className={styles.ways}>
                <a className={styles.video} {...filmLink(film, watchClose)}>
                  <Icon name="play" />
                  {film.title} <span className={styles.length}>{printLength(film.seconds)}</span>
                </a>
                {link ? <a href={link.href}>{link.label}</a> : null}
              </p>
            </div>
            <div
              className={styles.view}
              data-floor={'window' in view || view.floor ? '' : undefined}
              data-window={'window' in view ? view.window : undefined}
            >
              {'window' in view ? (
                <ProductWindow name={view.window} locale={content?.page.locale} />
              ) : (
                <SceneImage className={styles.scene} scene={view.scene} alt={view.alt} />
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
