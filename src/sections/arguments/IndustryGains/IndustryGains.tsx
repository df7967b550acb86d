import { useId } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IndustryGains.module.css';
import type { IndustryGainsProps } from './IndustryGains.schema.ts';

/** A building between two lists: what goes in on the left, what comes out on the right. */
export function IndustryGains(props: IndustryGainsProps & SectionPlacement) {
  const { industries, linkLabel, enableLabel, gainLabel, sharedBy, ...frame } = props;
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
            <div className={styles.sheet}>
              <div className={styles.building}>
                <SceneImage scene={industry.image} alt={industry.alt} />
              </div>
              <List title={enableLabel} lines={industry.enableList} kind="enabled" />
              <List title={gainLabel} lines={industry.gainList} kind="gained" />
              <p className={styles.link}>
                <Button href={industry.link} label={linkLabel} about={` ${industry.name}`} variant="text" />
              </p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

function List({
  title,
  lines,
  kind,
}: {
  title: string;
  lines: readonly string[];
  kind: 'enabled' | 'gained';
}) {
  return (
    <div className={styles.side} data-kind={kind}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {lines.map((text) => (
          <li key={text} className={styles.line}>
            {inlineMarkup(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
