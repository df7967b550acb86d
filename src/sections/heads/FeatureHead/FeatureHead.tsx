import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FeatureHead.module.css';
import type { FeatureHeadProps } from './FeatureHead.schema.ts';

/** Text on the left; on the right the page's schedule, on a sheet hung from the header. */
export function FeatureHead(props: FeatureHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, scheduleTitle, schedule } = props;
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.halves}>
        <div className={styles.words}>
          <SystemTag text={tag} isNeutral />
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
        </div>
        <div className={styles.sheet}>
          <p className={styles.sheetTitle}>{scheduleTitle}</p>
          <ol>
            {schedule.map(({ measured, text, who, href }) => (
              <li key={href}>
                <a className={styles.row} href={href}>
                  <span className={styles.measured}>{measured}</span>
                  <span className={styles.text}>
                    {text}
                    <span className={styles.who}>{who}</span>
                  </span>
                  <span className={styles.arrow}>
                    <Icon name="arrow" />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
