import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './OfficeHours.module.css';
import type { OfficeHoursProps } from './OfficeHours.schema.ts';

/** Offices as ticks on a dimension line of hours, to scale, from the fault's own clock eastwards; addresses below. */
export function OfficeHours({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  intro,
  fault,
  offices,
}: OfficeHoursProps & SectionPlacement) {
  const span = Math.max(...offices.map((office) => office.offset)) - fault.offset;
  const at = (offset: number) =>
    ({ '--at': `${Math.round(((offset - fault.offset) / span) * 1000) / 10}%` }) as CSSProperties;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.fault}>
          {fault.time} {fault.place}
        </span>
        {offices.map(({ city, offset, time }) => (
          <span key={city} className={styles.tick} style={at(offset)}>
            {time}
          </span>
        ))}
      </div>
      <ul className={styles.offices}>
        {offices.map(({ city, country, time, address, phone, work }) => (
          <li key={city}>
            <p className={styles.time}>{time}</p>
            <h3>{city}</h3>
            <p className={styles.country}>{country}</p>
            <p className={styles.work}>{inlineMarkup(work)}</p>
            <p className={styles.address}>{inlineMarkup(address)}</p>
            {phone ? (
              <p>
                <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  {phone}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
