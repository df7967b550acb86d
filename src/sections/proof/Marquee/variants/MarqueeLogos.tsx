import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { LogoStrip } from '../../../../ui/LogoStrip/LogoStrip.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { MarqueeProps } from '../Marquee.schema.ts';
import styles from './MarqueeLogos.module.css';

/** The carousel of customers' logos, between two rules. */
export function MarqueeLogos(props: MarqueeProps & SectionPlacement) {
  const { id, tone, title, logos = [], seconds, pauseLabel } = props;
  const isNight = tone === 'night';
  return (
    <section id={id} className={styles.band} data-tone={isNight ? 'night' : undefined}>
      <h2 className={`container ${styles.title}`}>{headingMarkup(title)}</h2>
      <LogoStrip logos={logos} seconds={seconds} pauseLabel={pauseLabel} tone={isNight ? 'night' : 'day'} />
    </section>
  );
}
