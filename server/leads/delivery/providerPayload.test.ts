import { describe, expect, it } from 'vitest';
import { sampleStoredLead } from '../../testing/sampleLead.ts';
import type { StoredLead } from '../Lead.ts';
import { providerPayload } from './providerPayload.ts';

const lead = (part: Partial<StoredLead> = {}) =>
  sampleStoredLead({ visitorToken: 'token', campaign: { utm_source: 'mail' }, attempts: 1, ...part });
const received = Date.parse('2026-01-02T03:04:05.000Z');
const day = 24 * 3_600_000;

describe('providerPayload', () => {
  it('contains the fields, the campaign, the id of the lead and where it came from', () => {
    const stored = lead();
    expect(providerPayload(stored, received)).toEqual({
      submittedAt: received,
      fields: [
        { objectTypeId: '0-1', name: 'utm_source', value: 'mail' },
        { objectTypeId: '0-1', name: 'email', value: 'ada@northwind.example' },
        { objectTypeId: '0-1', name: 'lead_id', value: stored.id },
      ],
      context: { hutk: 'token', pageUri: 'https://www.lintel.example/', pageName: 'Home' },
    });
  });

  it('includes the promise that there is no list', () => {
    const leadData = { newsletter_request: true, list_promise: true };
    expect(providerPayload(lead({ leadData }), received).fields).toContainEqual({
      objectTypeId: '0-1',
      name: 'list_promise',
      value: 'true',
    });
  });

  it('leaves out the date if the provider would refuse it', () => {
    expect(providerPayload(lead(), received + 30 * day - 1)).toHaveProperty('submittedAt');
    expect(providerPayload(lead(), received + 30 * day)).not.toHaveProperty('submittedAt');
  });

  it('leaves out what the provider refused before, and empty values', () => {
    expect(providerPayload(lead({ leftOut: ['hutk', 'pageUri'] }), received).context).toEqual({
      pageName: 'Home',
    });
    expect(providerPayload(lead({ leftOut: ['submittedAt'] }), received)).not.toHaveProperty('submittedAt');
    expect(providerPayload(lead({ visitorToken: '' }), received).context).not.toHaveProperty('hutk');
  });

  it('has at most a thousand fields, including the id', () => {
    const fields = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`field_${index}`, 'x']));
    const payload = providerPayload(lead({ fields }), received);
    expect(payload.fields).toHaveLength(1000);
    const leadData = { newsletter_request: true, list_promise: true };
    expect(providerPayload(lead({ fields, leadData }), received).fields).toHaveLength(1000);
    expect(payload.fields.at(-1)?.name).toBe('lead_id');
  });
});
