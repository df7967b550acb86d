import { wholeMinutes } from '../../../../content/entries/films/captions.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import { portraitSchema } from '../../../../scenes/portraits/portraitSchema.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import { relatedPosts } from '../../../shared/relatedPosts.ts';
import type { SpeakersProps } from '../Speakers.schema.ts';
import styles from './SpeakersAtDesk.module.css';

/** The fallback portrait of a speaker. */
const someone = portraitSchema.parse({ hair: 'short', top: 'coat', wash: 'cmms' });

/** Speakers behind the edge of a desk, beside other recordings. */
export function SpeakersAtDesk(props: SpeakersProps & SectionPlacement) {
  const { id, axis, mark, tone = 'sheet', title, content } = props;
  const webinar = entryFor('webinar', content);
  const recorded = contentFor('speakers', content)
    .entriesOf('webinar')
    .flatMap((other) => (other.recording ? [{ ...other, seconds: other.recording.seconds }] : []));
  const others = relatedPosts(webinar, recorded, 3);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>{headingMarkup(title)}</h2>
          <ul>
            {webinar.speakers.map((person) => (
              <li key={person.id} className={styles.speaker}>
                <PortraitImage
                  className={styles.portrait}
                  look={person.portrait ?? someone}
                  name={person.id}
                />
                <div>
                  <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
                  <p className={styles.role}>
                    {person.role}, {person.company}
                  </p>
                  {person.bio ? <p className={styles.bio}>{person.bio}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
        {others.length > 0 ? (
          <nav className={styles.more} aria-label={props.more}>
            <h2 className={styles.moreTitle}>{headingMarkup(props.more)}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.path} className={styles.other}>
                  <a href={other.path}>{other.title}</a>
                  <span>{props.minutes.replace('%count%', String(wholeMinutes(other.seconds)))}</span>
                </li>
              ))}
            </ul>
            <Button href={props.all.href} label={props.all.label} variant="text" />
          </nav>
        ) : null}
      </div>
    </Section>
  );
}
