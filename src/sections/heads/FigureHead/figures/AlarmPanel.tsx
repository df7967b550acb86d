import styles from './AlarmPanel.module.css';
import type { AlarmPanelProps } from './AlarmPanel.schema.ts';

const states = ['lit', 'clear', 'off'] as const;

/** A panel of lamps, with the combined meaning of the lit ones at the bottom. */
export function AlarmPanel(props: AlarmPanelProps) {
  const { plate, reading, lamps, names, verdict } = props;
  return (
    <div className={styles.wall} data-tone="night">
      <div className="container">
        <p className={styles.plate}>
          <b>{plate}</b>
          <span>{reading}</span>
        </p>
        <ul className={styles.lamps}>
          {lamps.map(({ code, text, state, found }) => (
            <li key={code} className={styles.lamp} data-state={state}>
              <span className={styles.code}>{code}</span>
              <span className={styles.text}>{text}</span>
              {found ? <b className={styles.found}>{found}</b> : null}
              <span className="visually-hidden">{names[state]}</span>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.verdict}>
            <b>{verdict.title}</b> {verdict.text}
          </p>
          <ul className={styles.key} aria-hidden="true">
            {states.map((state) => (
              <li key={state} data-state={state}>
                {names[state]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
