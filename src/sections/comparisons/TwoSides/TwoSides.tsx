import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './TwoSides.module.css';
import type { TwoSidesProps } from './TwoSides.schema.ts';

/** Two columns, under one beam or with a wall between them. */
export function TwoSides(props: TwoSidesProps & SectionPlacement) {
  const { id, axis, mark, tone, title, sides, note } = props;
  const SideTitle = title ? 'h3' : 'h2';
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title}>
      <div className={title ? styles.beam : styles.wall}>
        {sides.map(({ title: name, paragraphs = [], reasons, action }, index) => (
          <div key={name}>
            <SideTitle className={styles.name}>{headingMarkup(name)}</SideTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{inlineMarkup(paragraph)}</p>
            ))}
            {reasons ? (
              <ul className={styles.reasons}>
                {reasons.map((reason) => (
                  <li key={reason}>{inlineMarkup(reason)}</li>
                ))}
              </ul>
            ) : null}
            {action ? (
              <Button href={action.href} label={action.label} variant={index === 0 ? 'text' : 'primary'} />
            ) : null}
          </div>
        ))}
      </div>
      {note ? (
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>{headingMarkup(note.title)}</h3>
          <p>{inlineMarkup(note.text)}</p>
        </div>
      ) : null}
    </Section>
  );
}
