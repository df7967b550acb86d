import type { ReactNode } from 'react';
import type { Locale } from '../../../content/files/locale.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { CaseGrid } from '../../../windows/CaseGrid/CaseGrid.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import { windowData } from '../../../windows/words/windowData.ts';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FaultFlow.module.css';
import type { FaultFlowProps } from './FaultFlow.schema.ts';

type WindowName = FaultFlowProps['steps'][number]['window'];

/** What the product shows at one step. */
const windows: Record<WindowName, (locale: Locale | undefined) => ReactNode> = {
  cases: (locale) => <CaseGrid {...windowData('caseGrid', locale)} tag={undefined} />,
  rule: (locale) => <ProductWindow name="ruleCard" locale={locale} />,
  dispatch: (locale) => <ProductWindow name="dispatchMap" locale={locale} />,
  phone: (locale) => <ProductWindow name="jobPhone" locale={locale} />,
  record: (locale) => <ProductWindow name="leakRecord" locale={locale} />,
};

/** One fault in five steps on a dimension line, each with what the product shows, above the floor where it happens. */
export function FaultFlow({
  id,
  axis,
  mark,
  tone = 'sheet',
  title,
  intro,
  span,
  steps,
  content,
}: FaultFlowProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.flow}>
        <p className={styles.span}>{span}</p>
        <ol className={styles.steps}>
          {steps.map(({ time, name, text, window }) => (
            <li key={name} className={styles.step} data-window={window}>
              <div className={styles.words}>
                <p className={styles.time}>{time}</p>
                <h3 className={styles.name}>{headingMarkup(name)}</h3>
                <p className={styles.desc}>{inlineMarkup(text)}</p>
              </div>
              <div className={styles.window}>{windows[window](content?.page.locale)}</div>
            </li>
          ))}
        </ol>
        <div dir="ltr" className={styles.floor}>
          <SceneImage scene={{ scene: 'drawing', name: 'home-flow', tone: 'day' }} alt="" />
        </div>
      </div>
    </Section>
  );
}
