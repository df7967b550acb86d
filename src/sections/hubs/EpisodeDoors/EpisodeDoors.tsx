import { intlLocale } from '../../../../shared/site/locales.ts';
import { printLength } from '../../../content/entries/films/captions.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './EpisodeDoors.module.css';
import type { EpisodeDoorsProps } from './EpisodeDoors.schema.ts';

/**
 * A corridor at night with a door for each episode, its subject behind the glass; behind the newest, which is open, two
 * are talking.
 */
export function EpisodeDoors(props: EpisodeDoorsProps & SectionPlacement) {
  const { id, title, intro, read, watch, episodes, links, content } = props;
  const names = new Intl.ListFormat(intlLocale(content?.page.locale ?? 'en'));
  return (
    <section id={id} className={styles.section} data-tone="night">
      <div className="container">
        <PageHead title={title} intro={intro} length="long" className={styles.head} />
      </div>
      <ol className={styles.corridor}>
        {episodes.map(({ number, film, text, behind }, index) => (
          <li key={number} className={styles.episode}>
            <div dir="ltr" className={styles.door}>
              <SceneImage
                scene={{
                  scene: 'drawing',
                  name: index === 0 ? `corridor-${behind}-open` : `corridor-${behind}`,
                  tone: 'night',
                }}
                alt=""
                isEager={index < 2}
              />
              <span className={styles.number}>{number}</span>
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <a className="stretched-link" href={film.about ?? film.path}>
                  {headingMarkup(film.title)}
                </a>
              </h2>
              <p className={styles.text}>{inlineMarkup(text)}</p>
              <p className={styles.with}>
                {props.with.replace('%names%', names.format(film.speakers.map(({ name }) => name)))}
              </p>
              <p className={styles.ways}>
                <span className={styles.length}>{printLength(film.seconds)}</span>
                <a className={styles.watch} href={film.path}>
                  {watch}
                  <span className="visually-hidden">: {film.title}</span>
                </a>
                <span className={styles.read} aria-hidden="true">
                  {read}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`container ${styles.links}`}>
        {links.map((one) => (
          <Button key={one.href} href={one.href} label={one.label} variant="text" />
        ))}
      </p>
    </section>
  );
}
