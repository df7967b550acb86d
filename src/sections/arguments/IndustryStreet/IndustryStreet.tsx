import type { CSSProperties } from 'react';
import { pathOfPage } from '../../../content/files/pathOfPage.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IndustryStreet.module.css';
import type { IndustryStreetProps } from './IndustryStreet.schema.ts';
import { streetBay } from './streetBay.ts';

/** Six buildings on one ground line, all to the same scale, each linking to its industry's page. */
export function IndustryStreet({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  bays,
}: IndustryStreetProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.street}>
        {bays.map(({ industry, text }) => {
          const { scene, meters } = streetBay(industry.building);
          return (
            <li
              key={industry.id}
              className={styles.bay}
              style={{ '--meters': Math.round(meters * 10) / 10 } as CSSProperties}
            >
              <SceneImage scene={scene} alt="" className={styles.drawing} />
              <div className={styles.words}>
                <a className={`stretched-link ${styles.name}`} href={pathOfPage(industry.page)}>
                  {industry.name}
                </a>
                <p className={styles.text}>{inlineMarkup(text)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
