import { type ReactNode, useId } from 'react';
import type { Locale } from '../../../content/files/locale.ts';
import { pathOfPage } from '../../../content/files/pathOfPage.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import type { DrawingName } from '../../../scenes/drawings/drawings.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { LoadProfile } from '../../../windows/LoadProfile/LoadProfile.tsx';
import { towerNightSeries } from '../../../windows/LoadProfile/towerNightSeries.ts';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import { windowData } from '../../../windows/words/windowData.ts';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProductOverview.module.css';
import type { ProductOverviewProps } from './ProductOverview.schema.ts';

type System = ProductOverviewProps['bays'][number]['product']['system'];

/** The drawing above a product's text. */
const drawings = { cmms: 'bay-cmms', energy: 'bay-energy', cold: 'bay-cold' } as const satisfies Record<
  System,
  DrawingName
>;

/** The window on a product's floor. */
const windows: Record<System, (locale: Locale | undefined) => ReactNode> = {
  cmms: (locale) => <ProductWindow name="dueToday" locale={locale} />,
  energy: (locale) => (
    <LoadProfile {...windowData('loadProfile', locale)} facts={undefined} series={towerNightSeries} />
  ),
  cold: (locale) => <ProductWindow name="caseGrid" locale={locale} />,
};

/** Up to this many bays share the width; more keep theirs and scroll sideways. */
const MOST_ABREAST = 4;

/** Products as openings under one beam: loads on top, posts between, windows on the floor. */
export function ProductOverview({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  loads,
  beam,
  bays,
  content,
}: ProductOverviewProps & SectionPlacement) {
  const arrows = useId();
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.scroller} data-many={bays.length > MOST_ABREAST ? '' : undefined}>
        <div className={styles.frame}>
          <ul className={styles.loads}>
            {loads.map(({ value, text }) => (
              <li key={text}>
                <b>{value}</b> {text}
              </li>
            ))}
          </ul>
          <svg className={styles.arrows} aria-hidden="true">
            <pattern id={arrows} width="40" height="34" patternUnits="userSpaceOnUse">
              <path d="M20 1V25M0 1H40" />
              <path className={styles.head} d="M15.5 24h9l-4.5 9z" />
            </pattern>
            <rect width="100%" height="34" fill={`url(#${arrows})`} />
          </svg>
          <ul className={styles.beam}>
            {beam.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <div className={styles.bays}>
            {bays.map(({ product, modules, label }) => (
              <article key={product.id} className={styles.bay} data-system={product.system}>
                <SceneImage
                  scene={{ scene: 'drawing', name: drawings[product.system], tone: 'day' }}
                  alt=""
                  className={styles.drawing}
                />
                <div className={styles.words}>
                  <h3>{headingMarkup(product.name)}</h3>
                  <p className={styles.summary}>{inlineMarkup(product.summary)}</p>
                  <p className={styles.modules}>{modules.join(', ')}</p>
                  <Button href={pathOfPage(product.page)} label={label} variant="text" />
                </div>
                <div className={styles.window}>{windows[product.system](content?.page.locale)}</div>
              </article>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
