import { latestStories } from '../../content/site/latestStories.ts';
import type { Navigation } from '../../content/site/navigation.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { LatestStories } from './LatestStories.tsx';
import { MenuBox } from './MenuBox.tsx';
import { EntryList, MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

type Menu = Navigation['menus'][number];
type List = Menu['lists'][number];

/** Columns that lists may take, at most, alone or with one thing beside them, and beside a teaser and stories. */
const MOST_COLUMNS = { alone: 4, beside: 3 } as const;

/** Stories beside a teaser, and alone, where there is room for them next to each other. */
const STORIES = { beside: 2, alone: 3 } as const;

/** Whether a menu is one list alone, for which a narrow panel is enough. */
export const isSingle = ({ lists, teaser, latest }: Menu): boolean =>
  lists.length === 1 && teaser === undefined && latest === undefined;

/** The lists of each column in their order: one each or, if there are too many, several below one another. */
function columnsOf(lists: readonly List[], most: number): List[][] {
  const height = Math.ceil(lists.length / most);
  return Array.from({ length: Math.ceil(lists.length / height) }, (_, at) =>
    lists.slice(at * height, (at + 1) * height),
  );
}

export interface MenuPanelProps {
  menu: Menu;
  opensNewTab: string;
  tone: Tone;
}

/** The lists of a menu side by side, each under its heading, its teaser, and the latest stories. */
export function MenuPanel({ menu, opensNewTab, tone }: MenuPanelProps) {
  const { lists, teaser, latest } = menu;
  const [first] = lists;
  if (first && isSingle(menu))
    return <MenuLinks entries={first.entries} heading={first.heading} opensNewTab={opensNewTab} />;
  return (
    <div className={styles.grid}>
      {columnsOf(lists, teaser && latest ? MOST_COLUMNS.beside : MOST_COLUMNS.alone).map((column) => (
        <div key={column[0]?.entries[0]?.href} className={styles.column}>
          {column.map(({ heading, entries, isLong }) => (
            <EntryList
              key={entries[0]?.href}
              heading={heading}
              entries={entries}
              opensNewTab={opensNewTab}
              columns={isLong && column.length === 1 ? 2 : 1}
            />
          ))}
        </div>
      ))}
      {teaser ? <MenuBox box={teaser} tone={tone} /> : null}
      {latest ? (
        <LatestStories
          heading={latest.heading}
          action={latest.action}
          stories={latestStories(latest.kind).slice(0, teaser ? STORIES.beside : STORIES.alone)}
        />
      ) : null}
    </div>
  );
}
