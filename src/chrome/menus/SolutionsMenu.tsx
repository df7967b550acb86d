import type { ChromeText } from '../../lib/content/chromeText.ts';
import type { Navigation } from '../../lib/content/navigation.ts';
import { MenuBox } from './MenuBox.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

/** What is to be done, by whom, and the report that came out last. */
export function SolutionsMenu({ solutions, text }: { solutions: Navigation['solutions']; text: ChromeText }) {
  return (
    <div className={styles.grid} data-menu="solutions">
      <MenuLinks entries={solutions.goals} heading={text.solutions.byGoal} opensNewTab={text.opensNewTab} />
      <MenuLinks
        entries={solutions.industries}
        heading={text.solutions.byIndustry}
        opensNewTab={text.opensNewTab}
        columns={2}
      />
      <MenuBox box={text.solutions.released} />
    </div>
  );
}
