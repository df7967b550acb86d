import { commaOf } from '../../../../../shared/site/locales.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SpeakerImage } from '../../../../scenes/speakers/SpeakerImage.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import type { SpeakersProps } from '../Speakers.schema.ts';
import styles from './SpeakersOnStage.module.css';

/** Speakers as figures on the venue's floor. A record without a figure gets a default one. */
export function SpeakersOnStage(props: SpeakersProps & SectionPlacement) {
  const { id, axis, mark, tone = 'sheet', title, content } = props;
  const { speakers } = entryFor('event', content);
  if (speakers.length === 0) return null;
  const comma = commaOf(content?.page.locale ?? 'en');
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title}>
      <ul className={styles.floor} data-count={Math.min(speakers.length, 4)}>
        {speakers.map((person) => (
          <li key={person.id} className={styles.speaker}>
            <SpeakerImage
              className={styles.figure}
              figure={person.figure ?? { look: 'short', beside: 'lectern' }}
              name={person.id}
            />
            <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
            <p className={styles.role}>{[person.role, person.company].join(comma)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
