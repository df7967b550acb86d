import { describe, expect, it } from 'vitest';
import { sampleStoredLead } from '../../testing/sampleLead.ts';
import type { StoredLead } from '../Lead.ts';
import { classifyResponse, waitAfter } from './classifyResponse.ts';

const answer = (status: number, text = '', retryAfter?: number) => ({ status, text, retryAfter });
const errors = (...types: string[]) =>
  JSON.stringify({ status: 'error', errors: types.map((errorType) => ({ message: 'x', errorType })) });

const lead = (part: Partial<StoredLead> = {}) => sampleStoredLead({ attempts: 1, ...part });

describe('classifyResponse', () => {
  it('counts a 200 as delivered', () => {
    expect(classifyResponse(answer(200, '{"inlineMessage":"Thanks"}'), lead())).toMatchObject({
      verdict: 'delivered',
      outcome: { state: 'delivered' },
    });
  });

  it.each([
    'INVALID_EMAIL',
    'BLOCKED_EMAIL',
    'REQUIRED_FIELD',
    'INVALID_NUMBER',
    'NUMBER_OUT_OF_RANGE',
    'VALUE_NOT_IN_FIELD_DEFINITION',
    'INPUT_TOO_LARGE',
    'FIELD_NOT_IN_FORM_DEFINITION',
    'SOMETHING_NEW',
  ])('gives up a lead for %s, and keeps the response', (type) => {
    for (const text of [errors(type), errors('INVALID_HUTK', type)]) {
      expect(classifyResponse(answer(400, text), lead())).toMatchObject({
        verdict: 'refused',
        outcome: { state: 'given-up', providerAnswer: `400 ${text}` },
      });
    }
  });

  it('removes passwords that an error quotes', () => {
    const error = new Error('no way to https://site:p@ss@forms.example/a?b@c or http://key@list.example');
    expect(classifyResponse(error, lead()).outcome.providerAnswer).toBe(
      'no answer: no way to https://forms.example/a?b@c or http://list.example',
    );
  });

  it.each([400, 401, 403, 404, 410, 422])('gives up a lead for %i', (status) => {
    expect(classifyResponse(answer(status), lead()).outcome.state).toBe('given-up');
  });

  it.each([
    ['INVALID_HUTK', 'hutk'],
    ['INVALID_IP_ADDRESS', 'ipAddress'],
    ['INVALID_PAGE_URI', 'pageUri'],
    ['INVALID_TIMESTAMP', 'submittedAt'],
  ])('leaves out what %s names and retries at once, but only once', (type, name) => {
    const first = classifyResponse(answer(400, errors(type)), lead());
    expect(first).toMatchObject({
      verdict: 'context',
      outcome: { state: 'undelivered', wait: 0, leftOut: [name] },
    });
    const again = classifyResponse(answer(400, errors(type)), lead({ leftOut: [name] }));
    expect(again.outcome.state).toBe('given-up');
  });

  it('leaves out one context value after another', () => {
    const second = classifyResponse(answer(400, errors('INVALID_PAGE_URI')), lead({ leftOut: ['hutk'] }));
    expect(second.outcome.leftOut).toEqual(['hutk', 'pageUri']);
    const both = classifyResponse(answer(400, errors('INVALID_PAGE_URI', 'INVALID_HUTK')), lead());
    expect(both.outcome.leftOut).toEqual(['pageUri', 'hutk']);
  });

  it.each([408, 423, 429, 477, 500, 502, 503, 504, 302])('retries after %i', (status) => {
    const { verdict, outcome } = classifyResponse(answer(status), lead());
    expect([verdict, outcome.state]).toEqual(['later', 'undelivered']);
    expect(outcome.wait).toBeGreaterThanOrEqual(2000);
    expect(outcome.wait).toBeLessThanOrEqual(4000);
  });

  it('retries forever if there was no response', () => {
    const { outcome } = classifyResponse(new Error('timed out'), lead({ attempts: 5000 }));
    expect(outcome).toMatchObject({ state: 'undelivered', providerAnswer: 'no answer: timed out' });
    expect(outcome.wait).toBeLessThanOrEqual(900_000);
  });

  it('waits as long as the service asks, up to a day', () => {
    const asked = classifyResponse(answer(429, '', 7200), lead());
    expect([asked.outcome.wait, asked.pause]).toEqual([7_200_000, 7_200_000]);
    expect(classifyResponse(answer(503, '', 1e9), lead()).pause).toBe(86_400_000);
  });
});

describe('waitAfter', () => {
  it('lies between two seconds and a bound that doubles up to a quarter of an hour', () => {
    const bounds = (random: number) => [1, 2, 3, 8, 9, 50].map((attempts) => waitAfter(attempts, random));
    expect(bounds(0)).toEqual([2000, 2000, 2000, 2000, 2000, 2000]);
    expect(bounds(1)).toEqual([4000, 8000, 16_000, 512_000, 900_000, 900_000]);
  });
});
