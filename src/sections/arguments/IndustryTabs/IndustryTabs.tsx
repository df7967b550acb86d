import { useId } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IndustryTabs.module.css';
import type { IndustryTabsProps } from './IndustryTabs.schema.ts';

/** A street showing one building at a time, with three points hung from its ground line. */
export function IndustryTabs(props: IndustryTabsProps & SectionPlacement) {
  const { industries, linkLabel, sharedBy, ...frame } = props;
  const name = useId();
  return (
    <Section {...frame}>
      <TabGroup
        label={frame.axis ?? frame.title}
        name={name}
        sharedBy={sharedBy}
        items={industries.map((industry) => ({
          key: industry.name,
          label: industry.name,
          panel: (
            <>
              <div className={styles.head}>
                <h3 className={styles.heading}>{inlineMarkup(industry.heading)}</h3>
                <Button href={industry.link} label={linkLabel} about={` ${industry.name}`} variant="text" />
              </div>
              <SceneImage scene={industry.image} alt={industry.alt} className={styles.street} />
              <ul className={styles.points}>
                {industry.list.map(({ title, desc }) => (
                  <li key={title} className={styles.point}>
                    <h4>{title}</h4>
                    <p className={styles.desc}>{inlineMarkup(desc)}</p>
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </Section>
  );
}
