import { printLength } from '../../../../content/entries/films/captions.ts';
import { filmLink } from '../../../../lib/filmLink.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { VideoListProps } from '../VideoList.schema.ts';
import styles from './VideosFeatured.module.css';

/** One film at full size, the others beside it in the order to watch them. */
export function VideosFeatured({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  intro,
  close,
  films,
  link,
}: VideoListProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.films}>
        {films?.map((film) => (
          <li key={film.id} className={styles.film}>
            <a className={styles.link} {...filmLink(film, close)}>
              <span className={styles.screen}>
                <SceneImage
                  className={styles.scene}
                  scene={{ ...film.cover, tone: 'night' }}
                  alt=""
                  ratio={16 / 9}
                />
                <svg className={styles.play} viewBox="0 0 40 40" aria-hidden="true">
                  <path d="M14 10v20l17-10z" />
                </svg>
              </span>
              <span className={`heading ${styles.title}`}>{inlineMarkup(film.title)}</span>{' '}
              <span className={styles.length}>{printLength(film.seconds)}</span>
            </a>
          </li>
        ))}
      </ul>
      {link ? (
        <p className={styles.all}>
          <Button
            href={link.href}
            label={link.label}
            variant="text"
            isExternal={link.href.startsWith('https')}
          />
        </p>
      ) : null}
    </Section>
  );
}
