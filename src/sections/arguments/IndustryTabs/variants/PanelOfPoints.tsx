import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { IndustryPanelProps } from '../IndustryTabs.schema.ts';
import styles from './PanelOfPoints.module.css';

/** A building on its street, with three points hung from its ground line. */
export function PanelOfPoints({ industry, labels }: IndustryPanelProps) {
  const { name, image, alt, link, heading = '', list = [] } = industry;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.heading}>{headingMarkup(heading)}</h3>
        <Button href={link} label={labels.linkLabel} about={` ${name}`} variant="text" />
      </div>
      <SceneImage scene={image} alt={alt} className={styles.street} />
      <ul className={styles.points}>
        {list.map(({ title, desc }) => (
          <li key={title} className={styles.point}>
            <h4>{headingMarkup(title)}</h4>
            <p className={styles.desc}>{inlineMarkup(desc)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
