import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { middleFrame } from '../../../scenes/pen/cropAround.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IndustryHead.module.css';
import type { IndustryHeadProps } from './IndustryHead.schema.ts';

const at = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** Percent of the drawing’s width on either side of a number that belong to its room. */
const AROUND = 7;

/** The part of the drawing that a narrow window shows: all numbered rooms, in percent of the drawing’s width. */
function roomsOf(keys: IndustryHeadProps['keys']): { from: number; to: number } {
  const across = keys.map(({ x }) => x);
  return { from: Math.max(0, Math.min(...across) - AROUND), to: Math.min(100, Math.max(...across) + AROUND) };
}

/** What phones and tablets show of a building: its numbered rooms, at most as large as the stylesheet says. */
function framesOf(
  { crop = { width: 640 } }: { crop?: { width: number } | undefined },
  from: number,
  to: number,
) {
  const most = [390 / 1420, 820 / 1800];
  return most.map((span) =>
    middleFrame(((from + to) / 100) * crop.width, Math.max((to - from) / 100, span) * crop.width),
  );
}

/** A building on its street, below the text. Each number in it links to its room further down the page. */
export function IndustryHead(props: IndustryHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, stance, scene, focus, alt, keysLabel, keys } = props;
  const { from, to } = roomsOf(keys);
  const place = {
    '--middle': focus / 100,
    '--rooms-middle': (from + to) / 200,
    '--rooms-span': (to - from) / 100,
  };
  return (
    <section id={id} className={styles.hero} data-stance={stance}>
      <div className={`container ${styles.words}`}>
        <div className={styles.heading}>
          {tag ? <SystemTag text={tag} isNeutral className={styles.kind} /> : null}
          <h1>{headingMarkup(title)}</h1>
        </div>
        <p className={`intro ${styles.desc}`}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
      </div>
      <div dir="ltr" className={styles.street}>
        <div className={styles.drawing} style={place as CSSProperties}>
          <div className={styles.picture}>
            <SceneImage
              scene={scene.scene === 'building' ? { ...scene, frames: framesOf(scene, from, to) } : scene}
              alt={alt}
              isEager
            />
            {keys.map(({ href, x, y, system }, index) => (
              <span
                key={href}
                className={styles.marker}
                data-system={system}
                style={at(x, y)}
                aria-hidden="true"
              >
                {index + 1}
              </span>
            ))}
          </div>
          <nav className={styles.ways} aria-label={keysLabel}>
            <ol className={styles.keys}>
              {keys.map(({ name, href, x, y, system }, index) => (
                <li key={href}>
                  <a className={styles.key} href={href} data-system={system} style={at(x, y)}>
                    {index + 1}
                    <span className={styles.name}>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
    </section>
  );
}
