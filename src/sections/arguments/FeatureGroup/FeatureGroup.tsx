import { useId } from 'react';
import { systemOf } from '../../../content/site/systemOf.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FeatureGroup.module.css';
import type { FeatureGroupProps } from './FeatureGroup.schema.ts';
import { FeatureItems } from './FeatureItems.tsx';
import { FeaturePicture } from './FeaturePicture.tsx';

/** The cooler of the `room` layout. */
const cooler = { scene: 'drawing', name: 'unit-cooler', tone: 'day' } as const;

/**
 * Four items with the same name, so that the browser keeps at most one open, and a picture for each. CSS shows the
 * picture of the open item.
 */
export function FeatureGroup({
  id,
  axis,
  mark,
  tone,
  system,
  number,
  layout,
  title,
  items,
  content,
}: FeatureGroupProps & SectionPlacement) {
  const ownId = useId();
  const lit = system ?? (content && systemOf(content.page));
  const group = (
    <div className={styles.group} data-layout={layout} data-system={system}>
      <h2 className={styles.title}>{headingMarkup(title)}</h2>
      <FeatureItems items={items} layout={layout} number={number} name={id ?? ownId} />
      <div className={styles.pictures}>
        {items.map((item) => (
          <div key={item.title} className={styles.picture} data-kind={item.picture.kind}>
            <FeaturePicture picture={item.picture} locale={content?.page.locale} />
          </div>
        ))}
        {layout === 'room' && lit === 'cold' ? (
          <SceneImage scene={cooler} alt="" className={styles.cooler} />
        ) : null}
      </div>
    </div>
  );
  if (layout === 'wall') {
    return (
      <section id={id} className={styles.wall} data-system={system}>
        {group}
      </section>
    );
  }
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      {group}
    </Section>
  );
}
