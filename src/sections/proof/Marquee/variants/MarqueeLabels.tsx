import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { PauseButton } from '../../../../ui/PauseButton/PauseButton.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { MarqueeProps } from '../Marquee.schema.ts';
import styles from './MarqueeLabels.module.css';

/** Labels scroll by under a beam, with posts in between. With reduced motion they are set in rows. */
export function MarqueeLabels(props: MarqueeProps & SectionPlacement) {
  const { id, tone, title, labels = [], action, pauseLabel } = props;
  return (
    <section
      id={id}
      className={styles.band}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-marquee=""
    >
      <div className={`container ${styles.ask}`}>
        <h2 className={styles.title}>{headingMarkup(title)}</h2>
        <div className={styles.controls}>
          <PauseButton label={pauseLabel} />
          {action ? <Button href={action.href} label={action.label} /> : null}
        </div>
      </div>
      <div className={styles.bays}>
        <div className={styles.run}>
          {[false, true].map((isCopy) => (
            <ul key={String(isCopy)} className={styles.labels} aria-hidden={isCopy || undefined}>
              {labels.map((label) => (
                <li key={label} className={`heading ${styles.label}`}>
                  {label}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
