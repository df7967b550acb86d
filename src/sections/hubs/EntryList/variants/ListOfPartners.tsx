import { partnerSchema, type RecordOf } from '../../../../content/entries/recordSchemas.ts';
import { records } from '../../../../content/entries/records.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { CrewImage } from '../../../../scenes/crew/CrewImage.tsx';
import { Listing } from '../../../../ui/Listing/Listing.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { EntryListProps } from '../EntryList.schema.ts';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfPartners.module.css';

type Partner = RecordOf<'partners'>;

/** Every partner, by region and then by name. */
function allPartners(): Partner[] {
  const order = partnerSchema.shape.region.options;
  return [...records('partners').values()].sort(
    (a, b) => order.indexOf(a.region) - order.indexOf(b.region) || a.name.localeCompare(b.name),
  );
}

function Row({ partner, labels, link }: Pick<EntryListProps, 'labels' | 'link'> & { partner: Partner }) {
  return (
    <article className={styles.row}>
      <div>
        <h2 className={styles.name}>{headingMarkup(partner.name)}</h2>
        <p className={styles.city}>{partner.city}</p>
      </div>
      <div>
        <p className={styles.summary}>{partner.summary}</p>
        <ul className={styles.kinds}>
          {partner.specialities.map((speciality) => (
            <li key={speciality}>{labels.specialities[speciality]}</li>
          ))}
        </ul>
      </div>
      <p className={styles.facts}>
        <CrewImage people={partner.certified} name={partner.id} className={styles.crew} />
        <span>
          {partner.certified} {labels.partners.people}
        </span>
        <span>
          {labels.partners.since} {partner.since}
        </span>
      </p>
      <a className={styles.ask} href={link?.href} aria-label={`${link?.label}: ${partner.name}`}>
        {link?.label}
      </a>
    </article>
  );
}

/** A row for each partner, below the number of certified people by region. */
export function ListOfPartners(props: EntryListProps & SectionPlacement) {
  const { labels, link } = props;
  const partners = allPartners();
  const regions = Object.entries(labels.regions).map(([value, label]) => ({
    value,
    label,
    group: 'region',
    count: partners.reduce((sum, { region, certified }) => sum + (region === value ? certified : 0), 0),
  }));
  const most = Math.max(...regions.map(({ count }) => count));
  const certified = (
    <dl className={styles.regions}>
      {regions.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <i style={{ inlineSize: `${Math.round((count / most) * 56)}%` }} />
            {count} {labels.partners.people}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ListFrame {...props} link={undefined} className={styles.head} beside={certified}>
      <Listing
        name="partners"
        layout="rows"
        hasSearch
        labels={labels.partners}
        filters={[
          ...regions,
          ...Object.entries(labels.specialities).map(([value, label]) => ({
            value,
            label,
            group: 'speciality',
          })),
        ]}
        items={partners.map((partner) => ({
          key: partner.id,
          topics: [partner.region, ...partner.specialities],
          words: `${partner.name} ${partner.city} ${partner.summary}`,
          node: <Row partner={partner} labels={labels} link={link} />,
        }))}
      />
    </ListFrame>
  );
}
