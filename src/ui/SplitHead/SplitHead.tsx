import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { ActionPair, type ActionPairProps } from '../ActionPair/ActionPair.tsx';
import { SystemTag } from '../SystemTag/SystemTag.tsx';
import styles from './SplitHead.module.css';

export interface SplitHeadProps extends Pick<ActionPairProps, 'second' | 'narrow'> {
  action?: ActionPairProps['action'] | undefined;
  /** Tag above the headline, in the colors of the section's system. */
  tag?: string | undefined;
  /** May contain inline markup, like the description. */
  title: string;
  intro: string;
  /** For the section's own spacing: --title and --intro set the maximum line lengths. */
  className?: string | undefined;
}

/** Text above a full-width drawing: the headline on the left, its explanation and the actions on the right. */
export function SplitHead({
  tag,
  title,
  intro,
  action,
  second,
  narrow = 'stack',
  className,
}: SplitHeadProps) {
  const heading = <h1 className={styles.title}>{headingMarkup(title)}</h1>;
  return (
    <div className={`container split ${styles.head} ${className ?? ''}`.trimEnd()}>
      {tag ? (
        <div className={styles.tagged}>
          <SystemTag text={tag} />
          {heading}
        </div>
      ) : (
        heading
      )}
      <div>
        <p className="intro">{inlineMarkup(intro)}</p>
        {action ? (
          <ActionPair action={action} second={second} narrow={narrow} className={styles.actions} />
        ) : null}
      </div>
    </div>
  );
}
