import type { Navigation } from '../../content/site/navigation.ts';
import type { ChromeText } from '../../content/words/chromeText.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { MenuBox } from './MenuBox.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

export interface SolutionsMenuProps {
  solutions: NonNullable<Navigation['solutions']>;
  text: ChromeText;
  tone: Tone;
}

/** Solutions by goal and by industry, and the latest report. */
export function SolutionsMenu({ solutions, text, tone }: SolutionsMenuProps) {
  return (
    <div className={styles.grid} data-grid="solutions">
      <MenuLinks entries={solutions.goals} heading={text.solutions.byGoal} opensNewTab={text.opensNewTab} />
      <MenuLinks
        entries={solutions.industries}
        heading={text.solutions.byIndustry}
        opensNewTab={text.opensNewTab}
        columns={2}
      />
      {text.solutions.released ? <MenuBox box={text.solutions.released} tone={tone} /> : null}
    </div>
  );
}
