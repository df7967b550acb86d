import { latestStories } from '../../content/site/latestStories.ts';
import type { Navigation } from '../../content/site/navigation.ts';
import type { ChromeText } from '../../content/words/chromeText.ts';
import { LatestStories } from './LatestStories.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

/** Who we are, where to meet us, and the latest news about us. */
export function CompanyMenu({
  company,
  text,
}: {
  company: NonNullable<Navigation['company']>;
  text: ChromeText;
}) {
  return (
    <div className={styles.grid} data-grid="company">
      <MenuLinks entries={company.about} heading={text.company.about} opensNewTab={text.opensNewTab} />
      <MenuLinks entries={company.meet} heading={text.company.meet} opensNewTab={text.opensNewTab} />
      <LatestStories
        heading={text.company.latest}
        action={text.company.action}
        stories={latestStories('pressRelease')}
      />
    </div>
  );
}
