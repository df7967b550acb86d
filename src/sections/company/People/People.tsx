import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import type { PeopleProps } from './People.schema.ts';
import { PeopleAtWindows } from './variants/PeopleAtWindows.tsx';
import { PeopleWithFilms } from './variants/PeopleWithFilms.tsx';

/** People with their portraits, and either their previous jobs or a film of each. */
export function People(props: PeopleProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, people } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      {people.some(({ film }) => film) ? <PeopleWithFilms {...props} /> : <PeopleAtWindows {...props} />}
    </Section>
  );
}
