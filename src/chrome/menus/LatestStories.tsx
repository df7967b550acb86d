import type { Story } from '../../content/site/latestStories.ts';
import styles from './Menus.module.css';

export interface LatestStoriesProps {
  heading: string;
  action: string;
  stories: readonly Story[];
}

/** The latest stories, each a link with an action label. Renders nothing if there are none. */
export function LatestStories({ heading, action, stories }: LatestStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <div className={styles.column} data-part="latest">
      <p className={styles.heading}>{heading}</p>
      {stories.map(({ path, title }) => (
        <a key={path} className={styles.story} href={path}>
          <span className={styles.cardTitle}>{title}</span>
          <span className={styles.more}>{action}</span>
        </a>
      ))}
    </div>
  );
}
