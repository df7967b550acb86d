import type { System } from '../../../shared/site/systems.ts';
import styles from './ProductGlyph.module.css';

const LIVE: Record<System, string> = {
  cmms: 'M9.5 15.2l3.2 3.3 5.8-6.3',
  energy: 'M9.5 18.5l3-5 3 3 3-6',
  cold: 'M14 11v9.5M10 13.4l8 4.7M18 13.4l-8 4.7',
};

/** A product's symbol: the post-and-lintel frame with the active system beneath it. */
export function ProductGlyph({ system }: { system: System }) {
  return (
    <svg className={styles.glyph} data-system={system} viewBox="0 0 28 26" aria-hidden="true">
      <path d="M1 3h26v4.6H1zM4 7.6h2.2V24H4zM21.8 7.6H24V24h-2.2z" />
      <path d={LIVE[system]} />
    </svg>
  );
}
