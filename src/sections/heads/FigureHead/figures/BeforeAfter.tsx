import { type CSSProperties, useId } from 'react';
import { framed } from '../../../../scenes/framed.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './BeforeAfter.module.css';
import type { BeforeAfterProps } from './BeforeAfter.schema.ts';

interface StateProps {
  state: BeforeAfterProps['before'];
  /** Where the second state begins when both are shown, in percent of the drawing’s width. */
  split: number;
  isAfter?: boolean;
}

/** Percent of the drawing’s width within which a label may reach the line between the states. */
const NEAR = 10;

function State({ state, split, isAfter = false }: StateProps) {
  return (
    <div className={styles.state} data-after={isAfter ? '' : undefined}>
      <div dir="ltr" className={styles.drawing}>
        <SceneImage scene={framed(state.scene, [1.5, 2.15])} alt={state.alt} isEager isBehind={isAfter} />
        {/* Labels on the drawing, covered by its alt text; a phone shows those of the middle. */}
        {state.tags.map(({ text, value, x, y, tone }) => (
          <span
            key={`${x} ${y}`}
            className={styles.tag}
            aria-hidden="true"
            data-tone-of={tone}
            data-beyond={isAfter === x < split ? '' : undefined}
            data-near={Math.abs(x - split) < NEAR ? (x < split ? 'start' : 'end') : undefined}
            data-outer={Math.abs(x - 50) > 15 ? '' : undefined}
            style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
          >
            {text}
            {value ? <b className={styles.value}>{value}</b> : null}
          </span>
        ))}
      </div>
    </div>
  );
}

/** One drawing in two states, the second on top of the first. The switch wipes between them, without script. */
export function BeforeAfter({ switchLabel, both, split, before, after }: BeforeAfterProps) {
  const group = useId();
  return (
    <fieldset className={styles.states} style={{ '--split': split / 100 } as CSSProperties}>
      <legend className="visually-hidden">{switchLabel}</legend>
      <div className={styles.stage}>
        <State state={before} split={split} />
        <State state={after} split={split} isAfter />
        <span className={styles.line} data-fill="" />
      </div>
      <div className={`container ${styles.switch}`}>
        <span className={styles.note}>{before.note}</span>
        <span className={styles.choices}>
          {[before.label, both, after.label].map((label, index) => (
            <label key={label} className={styles.choice} data-choice="">
              <input
                className={styles.input}
                type="radio"
                name={group}
                data-shows={index}
                defaultChecked={index === 1}
              />
              {label}
            </label>
          ))}
        </span>
        <span className={styles.note}>{after.note}</span>
      </div>
    </fieldset>
  );
}
