import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './OfficeHours.module.css';
import type { OfficeHoursProps } from './OfficeHours.schema.ts';
import { staffedHours } from './staffedHours.ts';

const hoursOfScale = [0, 6, 12, 18, 24];

/** Offices as bars over one day, to show that together they cover all hours. */
export function OfficeHours({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  scaleLabel,
  offices,
  note,
}: OfficeHoursProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.scaleLabel}>{scaleLabel}</span>
        <span className={styles.ruler}>
          {hoursOfScale.map((value) => (
            <span key={value}>{String(value).padStart(2, '0')}</span>
          ))}
        </span>
      </div>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.city} className={styles.office}>
            <div>
              <h3 className={styles.city}>{headingMarkup(office.city)}</h3>
              <p className={styles.address}>{inlineMarkup(office.address)}</p>
              {office.phone ? (
                <p className={styles.phone}>
                  <a href={office.phone.href}>{office.phone.label}</a>
                </p>
              ) : null}
            </div>
            <div className={styles.day}>
              {staffedHours(office.from, office.to).map(({ from, to }, index) => (
                <span key={from} className={styles.bar} style={{ gridColumn: `${from + 1} / ${to + 1}` }}>
                  {index === 0 ? office.hours : null}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
    </Section>
  );
}
