import { emergencyLightJob, filterJob, fireDoorJob, type StoryJob } from '../story.ts';
import type { DueJob, DueTodayProps } from './DueToday.tsx';

const due = ({ priority, task, place, clock }: StoryJob): DueJob => ({ priority, task, place, clock });

export const dueTodayExamples = {
  default: {
    label: 'Due today: three of 37 jobs with their priority, place and time left.',
    title: 'Due today',
    note: '37 jobs',
    jobs: [due(filterJob), due(fireDoorJob), due(emergencyLightJob)],
  },
} satisfies Record<string, DueTodayProps>;
