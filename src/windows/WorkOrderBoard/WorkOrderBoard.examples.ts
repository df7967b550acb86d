import { emergencyLightJob, filterJob, fireDoorJob, flushJob, leakJob, paintJob } from '../story.ts';
import type { WorkOrderBoardProps } from './WorkOrderBoard.tsx';

const headings = {
  job: 'Job',
  priority: 'Pri',
  task: 'Task',
  place: 'Site',
  owner: 'Owner',
  clock: 'SLA left',
};

const label =
  'Open work orders with priority, site, owner and the time left under each service level; the refrigerant leak stands first.';

export const workOrderBoardExamples = {
  /** The whole screen, for a product's hero. */
  default: {
    label,
    title: 'Open work orders',
    tabs: {
      items: ['Work orders', 'Planned', 'Assets', 'Vendors', 'Permits'],
      current: 'Work orders',
      search: 'Search 61,300 assets',
    },
    filters: ['All sites 1,204', 'SLA at risk 3', 'Unassigned 11'],
    headings,
    jobs: [leakJob, filterJob, fireDoorJob, emergencyLightJob, flushJob, paintJob],
  },
  /** Four rows without the dark bar, beside a paragraph. */
  short: {
    label,
    title: 'Open work orders',
    filters: ['All sites 1,204', 'SLA at risk 3'],
    headings,
    jobs: [leakJob, filterJob, fireDoorJob, emergencyLightJob],
  },
} satisfies Record<string, WorkOrderBoardProps>;
