import { latestStories } from '../../content/site/latestStories.ts';
import type { Navigation } from '../../content/site/navigation.ts';
import type { ChromeText } from '../../content/words/chromeText.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { LatestStories } from './LatestStories.tsx';
import { MenuBox } from './MenuBox.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

export interface ResourcesMenuProps {
  resources: NonNullable<Navigation['resources']>;
  text: ChromeText;
  tone: Tone;
}

/** Everything to read, watch and calculate; the club; the latest from the blog. */
export function ResourcesMenu({ resources, text, tone }: ResourcesMenuProps) {
  return (
    <div className={styles.grid} data-grid="resources">
      <MenuLinks entries={resources.read} heading={text.resources.read} opensNewTab={text.opensNewTab} />
      <MenuLinks entries={resources.watch} heading={text.resources.watch} opensNewTab={text.opensNewTab} />
      <MenuLinks
        entries={resources.product}
        heading={text.resources.product}
        opensNewTab={text.opensNewTab}
      />
      {text.resources.champions ? <MenuBox box={text.resources.champions} tone={tone} /> : null}
      <LatestStories
        heading={text.resources.latest}
        action={text.resources.action}
        stories={latestStories('post')}
      />
    </div>
  );
}
