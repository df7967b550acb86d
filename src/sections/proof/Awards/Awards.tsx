import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { AwardSeal } from '../../../scenes/seals/AwardSeal.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Awards.module.css';
import type { AwardsProps } from './Awards.schema.ts';

/** A title block with ratings, certificates and stamps, which are slightly rotated as if placed by hand. */
export function Awards({ title, marks, awards, ...frame }: AwardsProps & SectionPlacement) {
  return (
    <Section {...frame} room="band">
      <div className={styles.block}>
        <h2 className={styles.title}>{headingMarkup(title)}</h2>
        <ul className={styles.fields}>
          {marks.map(({ value, name, source, href }) => (
            <li key={value} className={styles.field}>
              <p className={`heading ${styles.value}`}>{value}</p>
              <p className={styles.name}>
                <strong>{href ? <a href={href}>{name}</a> : name}</strong>
                <span>{source}</span>
              </p>
            </li>
          ))}
          {awards.map(({ id, name, issuer, year, mark }) => (
            <li key={id} className={styles.field}>
              <AwardSeal
                className={styles.seal}
                mark={mark}
                issuer={issuer}
                year={String(year)}
                name={name}
              />
              <p className={styles.name} aria-hidden="true">
                <strong>{name}</strong>
                <span>
                  {issuer}, {year}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
