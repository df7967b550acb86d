import { commaOf } from '../../../../shared/site/locales.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CommunityMembers.module.css';
import type { CommunityMembersProps } from './CommunityMembers.schema.ts';

/** Two rows of people with a table between them; the free seat is dashed. */
export function CommunityMembers({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  table,
  seats,
  free,
  content,
}: CommunityMembersProps & SectionPlacement) {
  const comma = commaOf(content?.page.locale ?? 'en');
  const columns = Math.ceil((seats.length + 1) / 2);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ol className={styles.plan} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {seats.map(({ person, brought }, index) => (
          <li key={person.id} className={styles.seat} data-side={index < columns ? 'far' : 'near'}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
            <p className={styles.role}>{[person.role, person.company].join(comma)}</p>
            <p className={styles.brought}>{inlineMarkup(brought)}</p>
          </li>
        ))}
        <li className={styles.seat} data-side="near" data-free="">
          <span className={styles.number} aria-hidden="true">
            {seats.length + 1}
          </span>
          <h3 className={styles.name}>{headingMarkup(free.name)}</h3>
          <p className={styles.role}>{inlineMarkup(free.text)}</p>
          <p className={styles.brought}>
            <a href={free.link.href}>{free.link.label}</a>
          </p>
        </li>
        <li className={styles.table} aria-hidden="true">
          {table}
        </li>
      </ol>
    </Section>
  );
}
