import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { IndustryPanelProps } from '../IndustryTabs.schema.ts';
import styles from './PanelOfGains.module.css';

/** A building between two lists: features on the left, results on the right. */
export function PanelOfGains({ industry, labels }: IndustryPanelProps) {
  const { name, image, alt, link, enableList = [], gainList = [] } = industry;
  const sides = [
    { kind: 'enabled', title: labels.enableLabel, lines: enableList },
    { kind: 'gained', title: labels.gainLabel, lines: gainList },
  ];
  return (
    <div className={styles.sheet}>
      <div className={styles.building}>
        <SceneImage scene={image} alt={alt} />
      </div>
      {sides.map(({ kind, title, lines }) => (
        <div key={kind} className={styles.side} data-kind={kind}>
          <h3 className={styles.title}>{headingMarkup(title)}</h3>
          <ul>
            {lines.map((text) => (
              <li key={text} className={styles.line}>
                {inlineMarkup(text)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.link}>
        <Button href={link} label={labels.linkLabel} about={` ${name}`} variant="text" />
      </p>
    </div>
  );
}
