import type { CSSProperties, ReactNode } from 'react';
import { printLength } from '../../../content/entries/films/captions.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { closeupOf } from '../../../scenes/closeupOf.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProductTour.module.css';
import type { ProductTourProps } from './ProductTour.schema.ts';

/** From the first moment to the last, night turns to morning: the first half is drawn with night’s ink. */
const toneAt = (index: number, count: number) => (index < count / 2 ? 'night' : 'day');

/**
 * A place at night under the hour at which it begins; the simulated product; then a moment to a screen, its hour and
 * its picture on alternating sides, until it is morning.
 */
export function ProductTour({
  id,
  system,
  title,
  intro,
  action,
  scene,
  alt,
  chaptersLabel,
  seenLabel,
  watchClose,
  chapters,
  console: operate,
  content,
  children,
}: ProductTourProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.tour} data-system={system}>
      <div className={styles.head} data-tone="night">
        <div className={`container ${styles.sky}`}>
          <div className={styles.intro}>
            <h1 className={styles.title}>{headingMarkup(title)}</h1>
            <p className={`intro ${styles.desc}`}>{inlineMarkup(intro)}</p>
            <Button href={action.href} label={action.label} />
          </div>
          <p className={styles.hour} aria-hidden="true">
            {chapters[0]?.time}
          </p>
        </div>
        <div>
          <SceneImage
            className="strip-image"
            scene={{ ...scene, tone: 'night' }}
            alt={alt}
            isEager
            isBleeding
          />
        </div>
        <nav className="container" aria-label={chaptersLabel}>
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
        <div id="console" className={styles.console} data-tone="night">
          <div className="container">
            <div dir="ltr" className={styles.panel} data-tone="day">
              <div className={styles.lead}>
                <h2>{headingMarkup(operate.title)}</h2>
                <p>{inlineMarkup(operate.text)}</p>
              </div>
              {children}
            </div>
          </div>
        </div>
      ) : null}
      {chapters.map(({ id: anchor, time, title: heading, text, seen, view, film, link }, index) => {
        const tone = toneAt(index, chapters.length);
        return (
          <article
            key={anchor}
            id={anchor}
            className={styles.chapter}
            data-tone={tone}
            data-side={index % 2 ? 'start' : 'end'}
            style={{ '--dawn': `${Math.round((index / (chapters.length - 1)) * 100)}%` } as CSSProperties}
          >
            <div className={styles.words}>
              <p className={styles.time}>{time}</p>
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
            {'window' in view ? (
              <div className={styles.view} data-tone="day" data-window={view.window}>
                <ProductWindow name={view.window} locale={content?.page.locale} />
              </div>
            ) : (
              <div dir="ltr" className={styles.view} data-bleeds={closeupOf(view.scene)?.bleeds}>
                <SceneImage scene={{ ...view.scene, tone }} alt={view.alt} isBleeding />
              </div>
            )}
          </article>
        );
      })}
    </section>
  );
}
