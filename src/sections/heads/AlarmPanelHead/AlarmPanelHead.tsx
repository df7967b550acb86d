import { SplitHead } from '../../../ui/SplitHead/SplitHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AlarmPanelHead.module.css';
import type { AlarmPanelHeadProps } from './AlarmPanelHead.schema.ts';

const states = ['lit', 'clear', 'off'] as const;

/** Words beside a panel of lamps; what the lit ones mean together stands on its foot. */
export function AlarmPanelHead(props: AlarmPanelHeadProps & SectionPlacement) {
  const { id, title, intro, action, second, plate, reading, lamps, names, verdict } = props;
  return (
    <section id={id} className={styles.hero}>
      <SplitHead className={styles.words} title={title} intro={intro} action={action} second={second} />
      <div className={styles.wall} data-tone="night">
        <div className={styles.panel}>
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
                <span className={styles.spoken}>{names[state]}</span>
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
    </section>
  );
}
