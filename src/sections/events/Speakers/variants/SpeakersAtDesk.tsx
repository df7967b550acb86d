import { commaOf } from '../../../../../shared/site/locales.ts';
import { wholeMinutes } from '../../../../content/entries/films/captions.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import { portraitSchema } from '../../../../scenes/portraits/portraitSchema.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import { relatedPosts } from '../../../shared/relatedPosts.ts';
import type { SpeakersProps } from '../Speakers.schema.ts';
import styles from './SpeakersAtDesk.module.css';

/** The fallback portrait of a speaker. */
const someone = portraitSchema.parse({ hair: 'short', top: 'coat', wash: 'cmms' });

/** Speakers behind the edge of a desk, large, and what else to watch. */
export function SpeakersAtDesk(props: SpeakersProps & SectionPlacement) {
  const { id, axis, mark, tone = 'sheet', title, content } = props;
  const webinar = entryFor('webinar', content);
  const comma = commaOf(content?.page.locale ?? 'en');
  const recorded = contentFor('speakers', content)
    .entriesOf('webinar')
    .flatMap((other) => (other.recording ? [{ ...other, seconds: other.recording.seconds }] : []));
  const others = relatedPosts(webinar, recorded, 3);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <h2 className={styles.title}>{headingMarkup(title)}</h2>
      <ul className={styles.desk}>
        {webinar.speakers.map((person) => (
          <li key={person.id} className={styles.speaker}>
            <PortraitImage className={styles.portrait} look={person.portrait ?? someone} name={person.id} />
            <div>
              <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
              <p className={styles.role}>{[person.role, person.company].join(comma)}</p>
              {person.bio ? <p className={styles.bio}>{person.bio}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <nav className={styles.more} aria-label={props.more}>
          <div className={styles.moreHead}>
            <h2>{headingMarkup(props.more)}</h2>
            <Button href={props.all.href} label={props.all.label} variant="text" />
          </div>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.path} className={styles.other}>
                <span className={styles.cover} data-tone="night">
                  <SceneImage scene={{ ...other.cover, tone: 'night' }} alt="" ratio={16 / 9} />
                  <span className={styles.length}>
                    {props.minutes.replace('%count%', String(wholeMinutes(other.seconds)))}
                  </span>
                </span>
                <h3>
                  <a className="stretched-link" href={other.path}>
                    {headingMarkup(other.title)}
                  </a>
                </h3>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Section>
  );
}
