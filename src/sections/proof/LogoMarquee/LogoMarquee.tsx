import { LogoStrip } from '../../../ui/LogoStrip/LogoStrip.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LogoMarquee.module.css';
import type { LogoMarqueeProps } from './LogoMarquee.schema.ts';

/** The carousel of customers' logos, between two rules. */
export function LogoMarquee(props: LogoMarqueeProps & SectionPlacement) {
  const { id, tone, title, logos, seconds, pauseLabel } = props;
  const isNight = tone === 'night';
  return (
    <section id={id} className={styles.band} data-tone={isNight ? 'night' : undefined}>
      <h2 className={`container ${styles.title}`}>{title}</h2>
      <LogoStrip logos={logos} seconds={seconds} pauseLabel={pauseLabel} tone={isNight ? 'night' : 'day'} />
    </section>
  );
}
