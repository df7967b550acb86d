import { describe, expect, it } from 'vitest';
import { formDefinitionSchema } from './FormDefinition.ts';

const form = {
  id: 'sample',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
  page: '/sample/',
  thankYou: '/thankyou/',
  submitLabel: 'Send',
  class: 'secondary',
  fields: [
    { name: 'email', label: 'Work email', type: 'email' },
    { name: 'day', label: 'Day', type: 'workday' },
    {
      name: 'time',
      label: 'Time',
      type: 'select',
      options: [
        { value: '09:30', label: 'Half past nine' },
        { value: '10:00', label: 'Ten' },
      ],
    },
  ],
};
const meeting = {
  day: 'day',
  time: 'time',
  minutes: 30,
  title: 'Demo',
  text: 'Two assets.',
  organizer: 'sales@vendor.example',
  label: 'Save the time',
  missing: 'Choose a day and a time',
};

describe('the meeting of a form', () => {
  it('uses one field for its day and one for its time', () => {
    expect(formDefinitionSchema.safeParse({ ...form, meeting }).success).toBe(true);
  });

  it.each([
    ['day', { day: 'time' }, /type is workday/],
    ['day', { day: 'nothing' }, /type is workday/],
    ['time', { time: 'email' }, /values are times/],
    ['time', { time: 'nothing' }, /values are times/],
  ])('rejects a wrong field for its %s: %j', (key, change, message) => {
    const { error } = formDefinitionSchema.safeParse({ ...form, meeting: { ...meeting, ...change } });
    expect(error?.issues).toEqual([
      expect.objectContaining({ path: ['meeting', key], message: expect.stringMatching(message) }),
    ]);
  });
});
