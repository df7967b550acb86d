import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import type { ItemRowsProps } from '../ItemRows.schema.ts';
import styles from './RowsBeside.module.css';

type Row = NonNullable<ItemRowsProps['rows']>[number];

/** A sticky heading beside ruled rows under a beam. */
export function RowsBeside(props: ItemRowsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, pageLabel, content } = props;
  const rows: Row[] =
    props.rows ??
    entryFor('webinar', content).takeaways.map(({ stat, ...row }) => ({ ...row, figure: stat }));
  if (rows.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
        </div>
        <ul className={styles.rows}>
          {rows.map(({ title: name = '', text, href, figure, scene, system, price, per, page }) => (
            <li
              key={name}
              className={styles.row}
              data-lead={figure ? 'figure' : scene ? 'scene' : undefined}
              data-system={system}
            >
              {figure ? <b className={`heading ${styles.figure}`}>{figure}</b> : null}
              {scene ? <SceneImage className={styles.scene} scene={scene} alt="" ratio={168 / 96} /> : null}
              <div>
                <h3 className={styles.name}>
                  {href ? <a href={href}>{headingMarkup(name)}</a> : headingMarkup(name)}
                </h3>
                <p className={styles.text}>{inlineMarkup(text)}</p>
              </div>
              {price ? (
                <p className={styles.end}>
                  <b className={`heading ${styles.price}`}>{price}</b> {per}
                </p>
              ) : null}
              {page ? (
                <p className={styles.end}>
                  {pageLabel} {page}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
