import { printLength } from '../../../content/entries/films/captions.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LifeAt.module.css';
import type { LifeAtProps } from './LifeAt.schema.ts';

/** A still from the film on its floor line, and employees in their own words beside it. */
export function LifeAt({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  video,
  testimonials,
}: LifeAtProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.life}>
        <a className={styles.film} {...filmLink(video.film, video.close)}>
          <SceneImage className={styles.still} scene={video.film.cover} alt="" />
          <span className={styles.caption}>
            <span className={styles.play}>
              <Icon name="play" />
            </span>
            <span className={styles.filmTitle}>{video.title ?? video.film.title}</span>
            <span className={styles.facts}>
              {video.facts.replace('%length%', printLength(video.film.seconds))}
            </span>
          </span>
        </a>
        <ul className={styles.quotes}>
          {testimonials.map(({ person, look, quote }) => (
            <li key={person.id} className={styles.quote}>
              <PortraitImage className={styles.portrait} look={look} name={person.id} />
              <figure className={styles.words}>
                <blockquote>{inlineMarkup(quote)}</blockquote>
                <figcaption className={styles.who}>
                  <b>{person.name}</b>, {person.role}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
