import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { TabGroup } from '../../../../ui/TabGroup/TabGroup.tsx';
import styles from './ProgramTabs.module.css';
import type { ProgramTabsProps } from './ProgramTabs.schema.ts';

/** A tab for each program. Its panel is a beam with the agreement, and a post with each side’s share below. */
export function ProgramTabs({ label, you, we, tracks }: ProgramTabsProps) {
  const name = useId();
  return (
    <div className="container">
      <TabGroup
        label={label}
        name={name}
        items={tracks.map((track) => ({
          key: track.name,
          label: track.name,
          panel: (
            <div>
              <h2 className={styles.heading}>{headingMarkup(track.heading)}</h2>
              <div className={styles.portal}>
                <dl className={styles.beam} data-tone="night">
                  {track.terms.map((term) => (
                    <div key={term.name}>
                      <dt>{term.name}</dt>
                      <dd className="heading">{term.value}</dd>
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
            </div>
          ),
        }))}
      />
    </div>
  );
}

function Bearing({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.bearing} data-tone="night">
      <h3 className={styles.side}>{headingMarkup(title)}</h3>
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
