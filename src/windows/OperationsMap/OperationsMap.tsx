import { type Fact, Facts } from '../parts/Facts.tsx';
import { type DrawingData, LineDrawing } from '../parts/LineDrawing.tsx';
import { Tag, type TagData } from '../parts/Tag.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import { type WindowNavigation, WindowTabs } from '../WindowFrame/WindowTabs.tsx';
import styles from './OperationsMap.module.css';

export type SiteState = 'act' | 'watch' | 'healthy';

export interface MappedSite {
  name: string;
  remark: string;
  value: string;
  state: SiteState;
}

export interface OperationsMapProps extends WindowHeading {
  tabs?: WindowNavigation | undefined;
  filters?: readonly TagData[] | undefined;
  figures: readonly Fact[];
  /** The sites in groups: the group's name, its size, and as many sites as fit. */
  groups: readonly {
    name: string;
    count: string;
    state: SiteState;
    sites: readonly Omit<MappedSite, 'state'>[];
  }[];
  map: DrawingData;
}

/** Every site on one map, with a list of those that need attention first. */
export function OperationsMap({ tabs, filters = [], figures, groups, map, ...heading }: OperationsMapProps) {
  return (
    <WindowFrame
      {...heading}
      tabs={tabs && <WindowTabs {...tabs} />}
      tools={filters.map((filter) => <Tag key={filter.text} {...filter} />)}
    >
      <div className={styles.operations}>
        <div className={styles.list}>
          {groups.map(({ name, count, state, sites }) => (
            <div key={name} className={styles.group} data-state={state}>
              <div className={styles.name}>
                {name}
                <span className={styles.value}>{count}</span>
              </div>
              <ul>
                {sites.map((site) => (
                  <li key={site.name} className={styles.site}>
                    <span className={styles.place}>
                      {site.name}
                      <span className={styles.remark}>{site.remark}</span>
                    </span>
                    <span className={styles.value}>{site.value}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.view}>
          <div className={styles.figures}>
            <Facts facts={figures} layout="figures" />
          </div>
          <div className={styles.map}>
            <LineDrawing {...map} fit="slice" />
          </div>
        </div>
      </div>
    </WindowFrame>
  );
}
