import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IntegrationHead.module.css';
import type { IntegrationHeadProps } from './IntegrationHead.schema.ts';

/** A page's head with one job below it, rising through the systems that take part in it. */
export function IntegrationHead(props: IntegrationHeadProps & SectionPlacement) {
  const { id, title, intro, action, second, job, floors, inward, outward, savedTitle } = props;
  return (
    <section id={id} className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} className={styles.actions} />
      </div>
      <div className={styles.riser}>
        <p className={styles.head} aria-hidden="true">
          <span className={styles.job}>{job}</span>
          <span className={styles.savedTitle}>{savedTitle} …</span>
        </p>
        <ol className={styles.floors}>
          {floors.map((floor) => (
            <li key={floor.time} className={styles.floor}>
              <p className={styles.time}>{floor.time}</p>
              <div className={styles.system}>
                <h2 className={styles.name}>{floor.system}</h2>
                <p className={styles.what}>{inlineMarkup(floor.what)}</p>
              </div>
              <ul className={styles.flows}>
                {floor.flows.map((flow) => (
                  <li key={flow.what} data-toward={flow.toward}>
                    {flow.what}
                    <span className={styles.hidden}> ({flow.toward === 'in' ? inward : outward})</span>
                  </li>
                ))}
              </ul>
              <p className={styles.saved}>
                <span className={styles.prefix}>{savedTitle} </span>
                {floor.saved}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
