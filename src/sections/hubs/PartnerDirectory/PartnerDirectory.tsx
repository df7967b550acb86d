import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Listing } from '../../../ui/Listing/Listing.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './PartnerDirectory.module.css';
import { allPartners, type PartnerDirectoryProps } from './PartnerDirectory.schema.ts';

type Partner = ReturnType<typeof allPartners>[number];

/** The page's head with certified people by region, and the register with a row for each partner. */
export function PartnerDirectory(props: PartnerDirectoryProps & SectionPlacement) {
  const { id, title, intro, regions, specialities, people, labels } = props;
  const partners = allPartners();
  const certified = Object.entries(regions).map(([region, name]) => ({
    name,
    count: partners
      .filter((partner) => partner.region === region)
      .reduce((sum, each) => sum + each.certified, 0),
  }));
  const most = Math.max(...certified.map(({ count }) => count));
  return (
    <section id={id} className={`container ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
        </div>
        <dl className={styles.regions}>
          {certified.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <i style={{ inlineSize: `${Math.round((count / most) * 56)}%` }} />
                {count} {people}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Listing
        name="partners"
        layout="rows"
        hasSearch
        labels={{ ...labels, more: labels.all, pages: labels.list, previous: labels.list, next: labels.list }}
        filters={[
          ...Object.entries(regions).map(([value, label]) => ({ value, label, group: 'region' })),
          ...Object.entries(specialities).map(([value, label]) => ({ value, label, group: 'speciality' })),
        ]}
        items={partners.map((partner) => ({
          key: partner.id,
          topics: [partner.region, ...partner.specialities],
          words: `${partner.name} ${partner.city} ${partner.summary}`,
          node: <PartnerRow partner={partner} {...props} />,
        }))}
      />
    </section>
  );
}

function PartnerRow({
  partner,
  specialities,
  people,
  since,
  ask,
}: PartnerDirectoryProps & { partner: Partner }) {
  return (
    <article className={styles.row}>
      <div>
        <h2 className={styles.name}>{partner.name}</h2>
        <p className={styles.city}>{partner.city}</p>
      </div>
      <div>
        <p className={styles.summary}>{partner.summary}</p>
        <ul className={styles.kinds}>
          {partner.specialities.map((speciality) => (
            <li key={speciality}>{specialities[speciality]}</li>
          ))}
        </ul>
      </div>
      <p className={styles.facts}>
        <span>
          {partner.certified} {people}
        </span>
        <span>
          {since} {partner.since}
        </span>
      </p>
      <a className={styles.ask} href={ask.href} aria-label={`${ask.label}: ${partner.name}`}>
        {ask.label}
      </a>
    </article>
  );
}
