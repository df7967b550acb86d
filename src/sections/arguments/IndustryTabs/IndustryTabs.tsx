import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import type { IndustryTabsProps } from './IndustryTabs.schema.ts';
import { PanelOfGains } from './variants/PanelOfGains.tsx';
import { PanelOfPoints } from './variants/PanelOfPoints.tsx';

const layouts = { points: PanelOfPoints, gains: PanelOfGains };

/** A street showing one building at a time, with the product's benefits for it. */
export function IndustryTabs(props: IndustryTabsProps & SectionPlacement) {
  const { layout, industries, linkLabel, enableLabel, gainLabel, sharedBy, ...frame } = props;
  const name = useId();
  const Panel = layouts[layout];
  return (
    <Section {...frame}>
      <TabGroup
        label={frame.axis ?? frame.title}
        name={name}
        sharedBy={sharedBy}
        items={industries.map((industry) => ({
          key: industry.name,
          label: industry.name,
          panel: <Panel industry={industry} labels={{ linkLabel, enableLabel, gainLabel }} />,
        }))}
      />
    </Section>
  );
}
