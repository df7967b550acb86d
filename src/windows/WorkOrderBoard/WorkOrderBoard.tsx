import { Clock, type ClockData } from '../parts/Clock.tsx';
import { type DataColumn, type DataRow, DataTable } from '../parts/DataTable.tsx';
import { Priority, type PriorityLevel } from '../parts/Priority.tsx';
import { Tag, type TagData } from '../parts/Tag.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import { type WindowNavigation, WindowTabs } from '../WindowFrame/WindowTabs.tsx';
import styles from './WorkOrderBoard.module.css';

export interface BoardJob {
  job: string;
  priority: PriorityLevel;
  task: string;
  place: string;
  owner: string;
  /** Initials, two letters; empty for a job without an owner. */
  initials: string;
  clock: ClockData;
}

export interface WorkOrderBoardProps extends WindowHeading {
  tabs?: WindowNavigation | undefined;
  /** The first is the active one. */
  filters: readonly string[];
  headings: { job: string; priority: string; task: string; place: string; owner: string; clock: string };
  jobs: readonly BoardJob[];
}

const filterTag = (text: string, index: number): TagData => ({ text, tone: index === 0 ? 'on' : 'plain' });

function row({ job, priority, task, place, owner, initials, clock }: BoardJob): DataRow {
  return {
    key: job,
    isAlarmed: priority === 'P1',
    cells: [
      job,
      <Priority key="priority" level={priority} />,
      <>
        {task}
        <span className={styles.under}>{place}</span>
      </>,
      place,
      <span key="owner" className={styles.owner} data-empty={initials ? undefined : ''}>
        <span className={styles.initials}>{initials}</span>
        {owner}
      </span>,
      <Clock key="clock" {...clock} />,
    ],
  };
}

/** Every open job in one queue: priority, place, owner and the time left. */
export function WorkOrderBoard({ tabs, filters, headings, jobs, ...heading }: WorkOrderBoardProps) {
  const columns: DataColumn[] = [
    { key: 'job', heading: headings.job, kind: 'measured', from: 'medium' },
    { key: 'priority', heading: headings.priority },
    { key: 'task', heading: headings.task, kind: 'main' },
    { key: 'place', heading: headings.place, kind: 'soft', from: 'wide' },
    { key: 'owner', heading: headings.owner, kind: 'soft', from: 'medium' },
    { key: 'clock', heading: headings.clock },
  ];
  return (
    <WindowFrame
      {...heading}
      tabs={tabs && <WindowTabs {...tabs} />}
      tools={
        <span className={styles.filters}>
          {filters.map((text, index) => (
            <Tag key={text} {...filterTag(text, index)} />
          ))}
        </span>
      }
    >
      <DataTable columns={columns} rows={jobs.map(row)} moves />
    </WindowFrame>
  );
}
