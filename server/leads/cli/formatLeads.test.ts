import { expect, it } from 'vitest';
import { sampleStoredLead } from '../../testing/sampleLead.ts';
import { formatList } from './formatLeads.ts';

it('marks a lead whose row cannot be read as damaged', () => {
  const leads = [sampleStoredLead(), sampleStoredLead({ fields: {}, isUnreadable: true })];
  const [whole, damaged] = formatList(leads).split('\n').slice(2);
  expect(whole).not.toContain('damaged');
  expect(damaged).toContain('undelivered, damaged');
});
