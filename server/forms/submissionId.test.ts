import { describe, expect, it } from 'vitest';
import { contentSubmissionId, givenSubmissionId, submissionKey, withSubmissionId } from './submissionId.ts';

const ID = '5f0c6c3e-98a1-4f0e-9d3b-0f6f1c1f3a11';
const MINUTE = 60_000;

describe('the id of a submission', () => {
  it('is the one that was sent, if it is valid', () => {
    expect(givenSubmissionId({ submission_id: ID.toUpperCase() })).toBe(ID);
    for (const typed of [{}, { submission_id: '1' }, { submission_id: `${ID}0` }])
      expect(givenSubmissionId(typed)).toBeUndefined();
    expect(withSubmissionId({ email: 'a' })['submission_id']).not.toBe(
      withSubmissionId({ email: 'a' })['submission_id'],
    );
  });

  it('is derived from the content if none was sent, in any order of the fields', () => {
    const typed = { email: 'ada@b.example', message: 'two', _elapsed: '2000' };
    const { id } = contentSubmissionId('contact', typed, 0);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(contentSubmissionId('contact', { message: 'two', email: 'ada@b.example' }, MINUTE - 1).id).toBe(
      id,
    );
    for (const [form, changed] of [
      ['contact', { ...typed, message: 'three' }],
      ['contact', { ...typed, phone: '' }],
      ['newsletter', typed],
    ] as const)
      expect(contentSubmissionId(form, changed, 0).id).not.toBe(id);
  });

  it('identifies the same values of the same form only', () => {
    const values = { email: 'ada@b.example' };
    const key = submissionKey('newsletter', ID, values);
    expect(submissionKey('newsletter', ID, { ...values })).toBe(key);
    expect(submissionKey('ebook', ID, values)).not.toBe(key);
    expect(submissionKey('newsletter', ID, { email: 'bo@b.example' })).not.toBe(key);
    expect(submissionKey('newsletter', '', values)).toBe('');
  });

  it('is recognized for at least a minute, even if the second click falls into the next one', () => {
    const typed = { email: 'ada@b.example' };
    const first = contentSubmissionId('newsletter', typed, MINUTE - 1);
    const second = contentSubmissionId('newsletter', typed, MINUTE);
    expect(second.id).not.toBe(first.id);
    expect(second.earlier).toBe(first.id);
    const later = contentSubmissionId('newsletter', typed, 3 * MINUTE);
    expect([later.id, later.earlier]).not.toContain(first.id);
  });
});
