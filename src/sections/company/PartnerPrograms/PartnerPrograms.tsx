import { useId } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './PartnerPrograms.module.css';
import type { PartnerProgramsProps } from './PartnerPrograms.schema.ts';

/**
 * The page's head and its tabs. Each panel is a beam: the agreement rests on it, and each side's share is a post under
 * it.
 */
export function PartnerPrograms(props: PartnerProgramsProps & SectionPlacement) {
  const { id, title, intro, action, second, label, you, we, tracks } = props;
  const name = useId();
  return (
    <section id={id} className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <div>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} className={styles.actions} />
        </div>
      </div>
      <TabGroup
        label={label}
        name={name}
        items={tracks.map((track) => ({
          key: track.name,
          label: track.name,
          panel: (
            <div className={styles.track}>
              <h2 className={styles.heading}>{inlineMarkup(track.heading)}</h2>
              <dl className={styles.beam}>
                {track.terms.map((term) => (
                  <div key={term.name}>
                    <dt>{term.name}</dt>
                    <dd>{term.value}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.bearings}>
                <Bearing title={you} items={track.you} />
                <div className={styles.opening}>
                  <p className={styles.fit}>{inlineMarkup(track.fit)}</p>
                  {track.scene ? <SceneImage className={styles.scene} scene={track.scene} alt="" /> : null}
                </div>
                <Bearing title={we} items={track.we} />
              </div>
            </div>
          ),
        }))}
      />
    </section>
  );
}

function Bearing({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.bearing}>
      <h3 className={styles.side}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.load}>
            {inlineMarkup(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
