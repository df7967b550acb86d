import { type CSSProperties, useId } from 'react';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './BeforeAfter.module.css';
import type { BeforeAfterProps } from './BeforeAfter.schema.ts';

function State({ state, isAfter = false }: { state: BeforeAfterProps['before']; isAfter?: boolean }) {
  return (
    <div className={styles.state} data-after={isAfter ? '' : undefined}>
      <div className={styles.drawing}>
        <SceneImage scene={state.scene} alt={state.alt} isEager isBehind={isAfter} />
        {/* Labels on the drawing, covered by its alt text; a narrow viewport crops both. */}
        {state.tags.map(({ text, value, x, y, tone }) => (
          <span
            key={`${x} ${y}`}
            className={styles.tag}
            aria-hidden="true"
            data-tone-of={tone}
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
        <State state={before} />
        <State state={after} isAfter />
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
