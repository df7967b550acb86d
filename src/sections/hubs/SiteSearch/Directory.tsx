import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { pagesInSection } from '../../../lib/search/pagesInSection.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import styles from './Directory.module.css';
import type { SiteSearchProps } from './SiteSearch.schema.ts';

/** The site's page families as the drawers of a plan chest, with their number of pages. */
export function Directory({ title, pages, scene, families }: SiteSearchProps['directory']) {
  return (
    <>
      <h2 className={styles.title}>{headingMarkup(title)}</h2>
      <SceneImage scene={scene} alt="" isEager className={styles.top} />
      <ul className={styles.chest}>
        {families.map((family) => (
          <li key={family.section} className={styles.drawer}>
            <a className={`stretched-link ${styles.name}`} href={family.href}>
              {family.name}
            </a>
            <span className={styles.text}>{family.text}</span>
            <span className={styles.count}>
              {pagesInSection(family.section)} {pages}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
