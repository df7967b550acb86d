import { type CSSProperties, useId } from 'react';
import { commaOf } from '../../../../shared/site/locales.ts';
import { skyAbove } from '../../../scenes/buildings/buildingScene.ts';
import { CustomerLogo } from '../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { customerBuilding } from '../../shared/customerBuilding.ts';
import styles from './Testimonials.module.css';
import type { TestimonialsProps } from './Testimonials.schema.ts';

type Testimonial = TestimonialsProps['testimonials'][number];
type Labels = Pick<TestimonialsProps, 'sizeLabel' | 'industryLabel' | 'storyLabel' | 'action'>;

const sceneOf = (testimonial: Testimonial) => customerBuilding(testimonial, 'day', 520, 460);

/** Aspect ratio of the picture: a building’s without the sky above it. */
function lowestProportion(testimonial: Testimonial): string {
  const scene = sceneOf(testimonial);
  return `520 / ${scene.scene === 'building' ? 460 - skyAbove(scene) : 460}`;
}

function Panel({ testimonial, labels, comma }: { testimonial: Testimonial; labels: Labels; comma: string }) {
  const { text, client, designation, name, link, company, industry, testimonialStats } = testimonial;
  return (
    <div className={styles.panel} style={{ '--lowest': lowestProportion(testimonial) } as CSSProperties}>
      <SceneImage scene={sceneOf(testimonial)} alt="" className={styles.building} />
      <figure className={styles.said}>
        <blockquote className={`heading ${styles.quote}`}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <strong>{client}</strong>
          <span>
            {designation}
            {comma}
            {name}
          </span>
        </figcaption>
      </figure>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{labels.sizeLabel}</dt>
          <dd>{company}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{labels.industryLabel}</dt>
          <dd>{industry}</dd>
        </div>
      </dl>
      <ul className={styles.stats}>
        {testimonialStats.map(({ stat, txt }) => (
          <li key={txt} className={styles.stat}>
            <strong className={`heading ${styles.value}`}>{stat}</strong>
            <span>{txt}</span>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button href={labels.action.href} label={labels.action.label} variant="secondary" size="small" />
        {link ? <Button href={link} variant="text" label={labels.storyLabel} about={`: ${name}`} /> : null}
      </p>
    </div>
  );
}

/** Quotes, each beside a section of a building like the customer's, with the quote's system lit. */
export function Testimonials(props: TestimonialsProps & SectionPlacement) {
  const { testimonials, sizeLabel, industryLabel, storyLabel, action, ...frame } = props;
  const groupName = useId();
  const comma = commaOf(frame.content?.page.locale ?? 'en');
  const labels = { sizeLabel, industryLabel, storyLabel, action };
  const [first, ...others] = testimonials;
  // A single testimonial needs no tabs.
  if (first && others.length === 0) {
    return (
      <Section {...frame}>
        <CustomerLogo logo={first.logo} label={first.alt} height={30} className={styles.alone} asFile />
        <Panel testimonial={first} labels={labels} comma={comma} />
      </Section>
    );
  }
  return (
    <Section {...frame}>
      <TabGroup
        label={frame.title}
        name={groupName}
        items={testimonials.map((testimonial) => ({
          key: testimonial.id,
          label: (
            <CustomerLogo
              logo={testimonial.logo}
              label={testimonial.alt}
              height={30}
              className={styles.logo}
              asFile
            />
          ),
          panel: <Panel testimonial={testimonial} labels={labels} comma={comma} />,
        }))}
      />
    </Section>
  );
}
