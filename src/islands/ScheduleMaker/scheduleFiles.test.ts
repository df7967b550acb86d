import { expect, it } from 'vitest';
import { planYear } from '../../../shared/maintenance/planYear.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { scheduleCalendar, scheduleCsv } from './scheduleFiles.ts';

const frequencies = { 'half-yearly': 'Twice a year', yearly: 'Yearly' };
const columns = ['Week', 'Starts', 'Asset', 'Task', 'How often', 'Hours', 'Done on', 'By'];
const copy = { frequencies, files: { columns } } as unknown as ScheduleCopy;
const plan = planYear(
  [
    { asset: '=cmd', task: 'Filters; "24×24"', frequency: 'half-yearly', hours: 1.5 },
    { asset: 'Boilers', task: 'Service', frequency: 'yearly', hours: 8, month: 9 },
  ],
  2027,
);

it('writes one line per visit, by week, safe from formula injection', () => {
  const lines = scheduleCsv(plan, copy).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + plan.visits);
  expect(lines[1]).toBe(`1,2027-01-04,'=cmd,"Filters; ""24×24""",Twice a year,1.5,,`);
  expect(lines.at(-1)).toMatch(/^3\d,2027-(08|09)-\d\d,Boilers,Service,/);
});

it('writes an event for each visit, each with its own id', () => {
  const options = { host: 'site.example', made: '2026-11-23T10:00:00.000Z', maker: 'Vendor' };
  const file = scheduleCalendar(plan, copy, (hours) => `${hours} h`, options);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(new Set(file.match(/UID:.*/g)).size).toBe(3);
  expect(file).toContain('DTSTART;VALUE=DATE:20270104');
  expect(file).toContain('SUMMARY:Boilers: Service');
});
