import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { closeupOf } from '../../../scenes/closeupOf.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ResourceCards.module.css';
import type { ResourceCardsProps } from './ResourceCards.schema.ts';

type Sheet = ResourceCardsProps['sheets'][number] & { text?: string };

/** A resource as a drawing sheet: its picture, its title, and the title block at the bottom. */
function DrawingSheet({
  sheet,
  labels,
  isLarge = false,
}: {
  sheet: Sheet;
  labels: ResourceCardsProps['labels'];
  isLarge?: boolean;
}) {
  return (
    <article className={styles.sheet} data-size={isLarge ? 'large' : undefined}>
      <div className={styles.drawing} data-system={sheet.system}>
        <SceneImage
          scene={sheet.scene}
          alt=""
          ratio={closeupOf(sheet.scene) ? (isLarge ? 1.4 : 1.15) : undefined}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className="stretched-link" href={sheet.href}>
            {headingMarkup(sheet.title)}
          </a>
        </h3>
        {sheet.text ? <p className={styles.desc}>{inlineMarkup(sheet.text)}</p> : null}
      </div>
      <dl className={styles.block}>
        {(['number', 'kind', 'length'] as const).map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{sheet[field]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Resources as drawing sheets: one large, three beside it. */
export function ResourceCards({
  id,
  axis,
  mark,
  tone = 'sheet',
  title,
  link,
  labels,
  feature,
  sheets,
}: ResourceCardsProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.head}>
        <h2>{headingMarkup(title)}</h2>
        <Button href={link.href} label={link.label} variant="text" />
      </div>
      <div className={styles.chest}>
        <DrawingSheet sheet={feature} labels={labels} isLarge />
        {sheets.map((sheet) => (
          <DrawingSheet key={sheet.number} sheet={sheet} labels={labels} />
        ))}
      </div>
    </Section>
  );
}
