import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { ActionPair, type ActionPairProps } from '../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../ui/SystemTag/SystemTag.tsx';
import styles from './HeadWords.module.css';

interface HeadWordsProps extends Pick<ActionPairProps, 'second' | 'narrow'> {
  /** Label above the headline. */
  tag?: string | undefined;
  /** Whether the label is in ink instead of a system's colors. */
  hasNeutralTag?: boolean | undefined;
  /** May contain inline markup, like the introduction. */
  title: string;
  intro: string;
  action?: ActionPairProps['action'] | undefined;
  /**
   * For the head's own layout: --title and --intro are maximum line lengths, --actions-gap the space above the actions.
   */
  className?: string | undefined;
  /** Shown after the actions. */
  children?: ReactNode;
}

/** The text of a head in one column: label, headline, introduction, actions. SplitHead has two columns. */
export function HeadWords(props: HeadWordsProps) {
  const { tag, hasNeutralTag, title, intro, action, second, narrow, className, children } = props;
  return (
    <div className={className ? `${styles.words} ${className}` : styles.words}>
      {tag ? <SystemTag className={styles.tag} text={tag} isNeutral={hasNeutralTag} /> : null}
      <h1 className={styles.title}>{headingMarkup(title)}</h1>
      <p className="intro">{inlineMarkup(intro)}</p>
      {action ? (
        <ActionPair action={action} second={second} narrow={narrow} className={styles.actions} />
      ) : null}
      {children}
    </div>
  );
}
