import type { CSSProperties } from 'react';
import { printLength } from '../../../content/entries/films/captions.ts';
import { readingMinutes } from '../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../lib/printDate.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { FilmSpeakers } from '../../shared/FilmSpeakers.tsx';
import { type TextBody, TextPage } from '../../shared/TextPage.tsx';
import { ProseText } from '../Prose/ProseText.tsx';
import styles from './ChapterGuide.module.css';
import type { ChapterGuideProps } from './ChapterGuide.schema.ts';

/** A guide with numbered chapters and a sidebar that marks the current one. */
export function ChapterGuide(props: ChapterGuideProps & SectionPlacement & TextBody) {
  const { id, title, intro, scene, picture, film, quote, minutes, chapters, count } = props;
  const { offer, further, children, headings = [] } = props;
  const { page } = contentFor('chapterGuide', props.content);
  const listed = headings.filter((heading) => heading.depth === 2);
  return (
    <div id={id} data-tone={picture === 'room' && scene.tone === 'night' ? 'night' : undefined}>
      <header className={styles.head} data-picture={picture}>
        <div className={`split ${styles.words}`}>
          <h1>{headingMarkup(title)}</h1>
          <div>
            <p className="intro">{inlineMarkup(intro)}</p>
            <p className={styles.facts}>
              {listed.length > 0 ? <span>{fillLabel(count, { count: listed.length })}</span> : null}
              <span>{fillLabel(minutes, { minutes: readingMinutes(page) })}</span>
              {page.updated ? (
                <time dateTime={page.updated}>{printDate(page.updated, page.locale)}</time>
              ) : null}
            </p>
          </div>
        </div>
        <div dir="ltr" className={styles.picture}>
          <SceneImage
            className={picture === 'beside' ? undefined : 'strip-image'}
            scene={scene}
            alt=""
            isEager
          />
        </div>
        {film ? (
          <ol
            className={styles.floor}
            style={
              {
                '--lengths': film.chapters.map(({ seconds }) => `${Math.round(seconds)}fr`).join(' '),
              } as CSSProperties
            }
            aria-label={chapters}
          >
            {listed.map(({ slug, text }, index) => (
              <li key={slug}>
                <a href={`#${slug}`}>
                  <b>{printLength(film.chapters[index]?.start ?? 0)}</b> {text}
                </a>
              </li>
            ))}
          </ol>
        ) : null}
      </header>
      <TextPage
        className={styles.page}
        contents={chapters}
        headings={headings}
        below={
          offer ? (
            <div className={styles.offer}>
              <p>{inlineMarkup(offer.text)}</p>
              <Button href={offer.href} label={offer.label} size="small" />
            </div>
          ) : null
        }
      >
        <article className={styles.text} data-room={film ? '' : undefined}>
          {film ? (
            <div className={styles.beside}>
              <FilmSpeakers className={styles.speakers} speakers={film.speakers} locale={page.locale} />
              {quote ? (
                <figure className={styles.quote}>
                  <blockquote className="heading">{quote.text}</blockquote>
                  <figcaption>{quote.by}</figcaption>
                </figure>
              ) : null}
            </div>
          ) : null}
          <ProseText>{children}</ProseText>
          {further ? (
            <div className={styles.further}>
              <h2 className={styles.furtherTitle}>{headingMarkup(further.title)}</h2>
              <ul>
                {further.links.map((one) => (
                  <li key={one.href}>
                    <a className={styles.next} href={one.href}>
                      {one.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </article>
      </TextPage>
    </div>
  );
}
