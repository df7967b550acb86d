import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formDefinitionSchema } from '../../shared/forms/FormDefinition.ts';
import { postForm, storedLeads } from '../testing/postForm.ts';
import { TEST_FORMS } from '../testing/testForms.ts';
import { startTestSite, TEST_FILES, type TestSite } from '../testing/testSite.ts';

const MISSING = 'Choose a day and a time';

const FORM = formDefinitionSchema.parse({
  id: 'time',
  page: '/time/',
  thankYou: '/thankyou/',
  providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e0ff',
  submitLabel: 'Send',
  class: 'secondary',
  fields: [
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'day', label: 'Day', type: 'workday', required: false },
    {
      name: 'time',
      label: 'Time',
      type: 'select',
      required: false,
      options: [
        { value: '09:30', label: '9:30 am' },
        { value: '10:00', label: '10:00 am' },
      ],
    },
  ],
  meeting: {
    day: 'day',
    time: 'time',
    minutes: 45,
    title: 'Demo',
    text: 'Two assets.',
    organizer: 'sales@lintel.example',
    label: 'Save the time',
    missing: MISSING,
  },
});

const PAGE = `<!doctype html><html lang="en"><head><title>Time</title></head><body>
<form method="post" action="/forms/time/" data-form="time"><div data-error-summary hidden></div>
${FORM.fields
  .map(
    ({ name }) =>
      `<div data-field="${name}"><input id="time-${name}" name="${name}"><p data-error hidden></p></div>`,
  )
  .join('\n')}</form></body></html>`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    files: {
      ...TEST_FILES,
      'time/index.html': PAGE,
      '.site/forms.json': JSON.stringify({ ...TEST_FORMS, forms: [...TEST_FORMS.forms, FORM] }),
    },
  });
});
afterAll(() => site.close());

/** The Wednesday of next week: a coming workday, whatever today is. */
function comingWednesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 10 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

const ask = (fields: Record<string, string>, form = 'time') =>
  postForm(site, `${form}/calendar`, { email: 'ada@northwind.example', ...fields });

describe('the calendar file of a form', () => {
  it.each([
    ['time', 303],
    ['newsletter', 404],
  ])('is not available by GET: for %s that is a %i', async (form, status) => {
    for (const slash of ['', '/'])
      expect((await site.app.inject(`/forms/${form}/calendar${slash}`)).statusCode).toBe(status);
  });

  it('contains the chosen day and time in the reader’s own time zone, as a request to the vendor', async () => {
    const day = comingWednesday();
    const answer = await ask({ day, time: '09:30' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="time.ics"',
      'cache-control': 'no-store',
    });
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    const compact = day.replaceAll('-', '');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `DTSTART:${compact}T093000`,
        `DTEND:${compact}T101500`,
        'SUMMARY:Demo',
        'ORGANIZER:mailto:sales@lintel.example',
        'ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:ada@northwind.example',
      ]),
    );
    expect(await storedLeads(site)).toEqual([]);
  });

  it('contains the normalized address of the visitor', async () => {
    const answer = await ask({ day: comingWednesday(), time: '10:00', email: 'user@bücher.example' });
    expect(answer.body.replaceAll('\r\n ', '')).toContain(':mailto:user@xn--bcher-kva.example\r\n');
  });

  it('is an event without a request if the address is invalid or contains a line break', async () => {
    const answer = await ask({ day: comingWednesday(), time: '10:00', email: 'a@b.example\r\nX-EVIL:1' });
    expect(answer.body).toContain('METHOD:PUBLISH');
    expect(answer.body).not.toContain('EVIL');
  });

  it.each([
    ['no day', { time: '09:30' }, ['day']],
    ['a past day', { day: '2020-01-01', time: '09:30' }, ['day']],
    ['no time', { day: comingWednesday() }, ['time']],
    ['a time that is not offered', { day: comingWednesday(), time: '03:00' }, ['time']],
    ['neither', {}, ['day', 'time']],
  ])('is refused for %s, on the page with the input', async (_what, fields, wrong) => {
    const answer = await ask(fields);
    expect(answer.statusCode).toBe(422);
    for (const name of ['day', 'time']) {
      expect(answer.body.includes(`id="time-${name}-error"`)).toBe(wrong.includes(name));
    }
    expect(answer.body).toContain(MISSING);
    expect(answer.body).toContain('value="ada@northwind.example"');
  });

  it('does not exist for forms that ask for no time', async () => {
    expect((await ask({}, 'newsletter')).statusCode).toBe(404);
    expect((await ask({}, 'nothing')).statusCode).toBe(404);
  });
});
