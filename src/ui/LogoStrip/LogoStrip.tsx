import type { MediaImage } from '../../media/MediaImage.ts';
import { artFile } from '../../scenes/artFiles.ts';
import { logoStripSvg } from '../../scenes/logos/logoStripSvg.ts';
import { paletteColor } from '../../scenes/pen/sceneStyle.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import styles from './LogoStrip.module.css';

export interface LogoStripProps {
  /** Logos in order: the file and the company's name. */
  logos: readonly { logo: MediaImage; name: string }[];
  /** Duration of one cycle. */
  seconds: number;
  /** Label of the control that stops it. */
  pauseLabel: string;
  tone?: Tone | undefined;
}

/**
 * Customers' logos as one image, repeated three times in a row and scrolling endlessly. It stops on hover, on focus,
 * with its control, and for visitors who prefer reduced motion, who can scroll it.
 */
export function LogoStrip({ logos, seconds, pauseLabel, tone = 'day' }: LogoStripProps) {
  const { svg, width, height } = logoStripSvg(
    logos.map(({ logo }) => logo),
    paletteColor(tone).ink,
  );
  const src = artFile('logo-strip', svg);
  return (
    <div className={styles.strip} data-marquee="" data-seconds={seconds}>
      <div
        className={styles.window}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus stops the strip, and keys scroll it while it is still
        tabIndex={0}
        role="img"
        aria-label={logos.map((logo) => logo.name).join(', ')}
      >
        <div className={styles.run}>
          {['first', 'second', 'third'].map((place) => (
            <img key={place} src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
          ))}
        </div>
      </div>
      <PauseButton label={pauseLabel} className={styles.pause} />
    </div>
  );
}
