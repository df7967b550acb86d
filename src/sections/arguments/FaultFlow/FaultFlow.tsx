import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
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
const windows: Record<WindowName, () => ReactNode> = {
  cases: () => <CaseGrid {...windowData('caseGrid')} tag={undefined} />,
  rule: () => <ProductWindow name="ruleCard" />,
  dispatch: () => <ProductWindow name="dispatchMap" />,
  phone: () => <ProductWindow name="jobPhone" />,
  record: () => <ProductWindow name="leakRecord" />,
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
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.desc}>{inlineMarkup(text)}</p>
              </div>
              <div className={styles.window}>{windows[window]()}</div>
            </li>
          ))}
        </ol>
        <div className={styles.floor}>
          <SceneImage scene={{ scene: 'drawing', name: 'home-flow', tone: 'day' }} alt="" />
        </div>
      </div>
    </Section>
  );
}
