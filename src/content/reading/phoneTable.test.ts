import { expect, it } from 'vitest';
import { phoneTable } from './phoneTable.ts';

const tasks = ['Task', 'CMMS', 'EAM', 'CAFM', 'IWMS', 'BMS'];

it('leaves a few short figures as they are', () => {
  expect(phoneTable(['Month', 'CDD', 'MWh', 'Model'], [['June', '212.4', '1,020', '1,008']])).toBe('whole');
});

it('keeps marks, and a few words, in columns below the name of their row', () => {
  expect(phoneTable(tasks, [['Corrective and planned work', '3', '3', '2', '2', '']])).toBe('columns');
  const checks = ['Check', 'Interval', 'Pass', 'If not'];
  const tap = ['Hot tap', 'Monthly', '122 °F within a minute', 'Flush, then look for a dead leg'];
  expect(phoneTable(checks, [tap])).toBe('columns');
});

it('shows row by row what would be long or broken in a column', () => {
  const long = ['id', 'us', 'What you last chose on this page, and the day and the hour of it', 'a year'];
  expect(phoneTable(['Name', 'Set by', 'Holds', 'Kept for'], [long])).toBe('rows');
  expect(phoneTable(tasks, [['Mobile work', 'everywhere', '3', '2', '2', '']])).toBe('rows');
});
