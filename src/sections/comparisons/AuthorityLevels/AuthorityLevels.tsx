import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AuthorityLevels.module.css';
import type { AuthorityLevelsProps } from './AuthorityLevels.schema.ts';

/** One dimension line per task, from the first level to the one at which a person takes over. */
export function AuthorityLevels({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  levels,
  reachLabel,
  tasks,
}: AuthorityLevelsProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.scale} aria-hidden="true">
        <span />
        {levels.map((level) => (
          <span key={level} className={styles.level}>
            {level}
          </span>
        ))}
      </div>
      <ul className={styles.tasks}>
        {tasks.map(({ task, reach, why }) => (
          <li key={task} className={styles.task}>
            <div className={styles.words}>
              <h3 className={styles.name}>{headingMarkup(task)}</h3>
              <p className={styles.why}>{inlineMarkup(why)}</p>
            </div>
            <div className={styles.run}>
              <p className={styles.reach} data-reach={reach}>
                <span className="visually-hidden">{reachLabel} </span>
                {levels[reach - 1]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
