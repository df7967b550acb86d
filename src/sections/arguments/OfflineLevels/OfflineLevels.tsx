import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './OfflineLevels.module.css';
import type { OfflineLevelsProps } from './OfflineLevels.schema.ts';

/** A stair down to two basements; each note is level with the floor it describes. */
export function OfflineLevels({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  alt,
  levels,
  link,
}: OfflineLevelsProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.stair}>
        <h2 className={styles.title}>{inlineMarkup(title)}</h2>
        <div className={styles.drawing}>
          <SceneImage
            scene={{ scene: 'drawing', name: 'signal-stair', tone: tone === 'night' ? 'night' : 'day' }}
            alt={alt}
          />
        </div>
        <ol className={styles.levels}>
          {levels.map(({ level, time, signal, name, text }) => (
            <li key={level} className={styles.level}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.desc}>{inlineMarkup(text)}</p>
              <p className={styles.facts}>
                <span>{level}</span>
                <span>{time}</span>
                <span>{signal}</span>
              </p>
            </li>
          ))}
        </ol>
        {link ? (
          <p className={styles.link}>
            <Button href={link.href} label={link.label} variant="text" />
          </p>
        ) : null}
      </div>
    </Section>
  );
}
