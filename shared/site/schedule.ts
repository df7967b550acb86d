import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** When something is published. Pages, records and bars have these fields. */
export const scheduleFields = {
  draft: z.boolean().optional().describe('true keeps it out of the site until the line is removed'),
  publishAt: moment.optional().describe('published from this moment on, as 2027-01-21T09:00:00-05:00'),
  expireAt: moment.optional().describe('published until this moment'),
};

export interface Schedule {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired';

/** The faults of a schedule, as issues of a schema. */
export function checkSchedule(
  { publishAt, expireAt }: Schedule,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (publishAt === undefined || expireAt === undefined) return;
  if (Date.parse(publishAt) < Date.parse(expireAt)) return;
  context.addIssue({
    code: 'custom',
    path: ['expireAt'],
    message: `must be after publishAt, ${publishAt}: correct one of them`,
  });
}

/** The schedule that a file's data states, whatever else is wrong with it. */
export function scheduleOf(data: unknown): Schedule {
  const { draft, publishAt, expireAt } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { draft: draft === true, publishAt: text(publishAt), expireAt: text(expireAt) };
}

/** Whether something is published at a time, and if not, why. */
export function publicationState({ draft, publishAt, expireAt }: Schedule, now: Date): PublicationState {
  if (draft) return 'draft';
  if (expireAt !== undefined && Date.parse(expireAt) <= now.getTime()) return 'expired';
  return publishAt !== undefined && Date.parse(publishAt) > now.getTime() ? 'scheduled' : 'published';
}

/** Whether something is a draft, or is published for a time only. */
export const isScheduled = ({ draft, publishAt, expireAt }: Schedule): boolean =>
  draft === true || publishAt !== undefined || expireAt !== undefined;

/** The times at which something with these schedules comes or goes, in ms since 1970. Drafts have none. */
export function momentsIn(schedules: Iterable<Schedule>): number[] {
  return [...schedules].flatMap(({ draft, publishAt, expireAt }) =>
    draft ? [] : [publishAt, expireAt].flatMap((at) => (at === undefined ? [] : [Date.parse(at)])),
  );
}

const REASONS: Readonly<Record<Exclude<PublicationState, 'published'>, (schedule: Schedule) => string>> = {
  draft: () => 'is a draft',
  scheduled: ({ publishAt }) => `is not published before ${publishAt}`,
  expired: ({ expireAt }) => `has not been published since ${expireAt}`,
};

/** Says why something is not published, such as “is a draft”; undefined if it is. */
export function whyUnpublished(schedule: Schedule, now: Date): string | undefined {
  const state = publicationState(schedule, now);
  return state === 'published' ? undefined : REASONS[state](schedule);
}
