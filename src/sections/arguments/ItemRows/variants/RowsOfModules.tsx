import { pathOfPage } from '../../../../content/files/pathOfPage.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { ItemRowsProps } from '../ItemRows.schema.ts';
import styles from './RowsOfModules.module.css';

/** Modules in rows, like the parts list of a drawing; the whole row links to the module's page. */
export function RowsOfModules(props: ItemRowsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, system, rows = [] } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.rows} data-system={system}>
        {rows.map(
          ({ module, text, measured }) =>
            module && (
              <li key={module.id} className={styles.row}>
                <a className={`stretched-link ${styles.name}`} href={pathOfPage(module.page)}>
                  {module.name}
                </a>
                <p className={styles.text}>{inlineMarkup(text)}</p>
                <p className={styles.measured}>{measured}</p>
                <span className={styles.arrow}>
                  <Icon name="arrow" />
                </span>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
