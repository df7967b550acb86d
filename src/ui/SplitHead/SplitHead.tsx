import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { ActionPair, type ActionPairProps } from '../ActionPair/ActionPair.tsx';
import { SystemTag } from '../SystemTag/SystemTag.tsx';
import styles from './SplitHead.module.css';

export interface SplitHeadProps extends Pick<ActionPairProps, 'action' | 'second' | 'narrow'> {
  /** What the page is about, over the headline, in the colours of the section's system. */
  tag?: string | undefined;
  /** May hold inline markup, as the description may. */
  title: string;
  intro: string;
  /** For the section's own distances: --title and --desc say how long the lines may get. */
  className?: string | undefined;
}

/** The words over a drawing as wide as the window: the headline left, what it means and what to do about it right. */
export function SplitHead({
  tag,
  title,
  intro,
  action,
  second,
  narrow = 'stack',
  className,
}: SplitHeadProps) {
  const heading = <h1 className={styles.title}>{inlineMarkup(title)}</h1>;
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      {tag ? (
        <div className={styles.tagged}>
          <SystemTag text={tag} />
          {heading}
        </div>
      ) : (
        heading
      )}
      <div>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} narrow={narrow} className={styles.actions} />
      </div>
    </div>
  );
}
