import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AssetAnatomy.module.css';
import type { AssetAnatomyProps } from './AssetAnatomy.schema.ts';

/** An exploded view of an asset between two columns of notes, with a third group of notes below. */
export function AssetAnatomy({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  alt,
  caption,
  groups,
}: AssetAnatomyProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.sheet}>
        <figure className={styles.drawing}>
          <SceneImage scene={{ scene: 'drawing', name: 'case-apart', tone: 'day' }} alt={alt} />
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
        {groups.map(({ product, parts }, group) => (
          <div key={product.id} className={styles.group} data-system={product.system}>
            <h3 className={styles.product}>{headingMarkup(product.name)}</h3>
            <ol className={styles.parts}>
              {parts.map(({ name, value, text }, index) => (
                <li key={name} className={styles.part}>
                  <span className="bubble filled">{group * 3 + index + 1}</span>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.value}>{value}</p>
                  <p className={styles.text}>{inlineMarkup(text)}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
