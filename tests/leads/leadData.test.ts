import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_PARAMETERS, campaignParameters, deriveLeadData } from '../../shared/forms/leadData.ts';

const SOURCES = { phone_number: 'phone', company_name: 'company', email_id: 'email' } as const;

const text = fc.oneof(
  fc.constantFrom('', ' ', '\t\n', 'Ada', ' Ada ', 'Ada Okafor'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const fields = fc.dictionary(
  fc.constantFrom(
    'full_name',
    'first_name',
    'last_name',
    'phone',
    'company',
    'email',
    'message',
    '__proto__',
  ),
  text,
);

/** Follows section 5 of the specification. */
describe('lead data, whatever was typed', () => {
  const typed = (values: Record<string, string>, name: string) =>
    (Object.hasOwn(values, name) ? (values[name] ?? '') : '').trim();

  it('contains nothing that is empty, and nothing that was not typed', () => {
    fc.assert(
      fc.property(fields, (values) => {
        const { newsletter_request: _, ...data } = deriveLeadData(values);
        for (const value of Object.values(data)) expect(value.trim()).not.toBe('');
        for (const [name, source] of Object.entries(SOURCES))
          expect(data[name as keyof typeof SOURCES] ?? '').toBe(typed(values, source));
        const fullName = typed(values, 'full_name');
        expect(data.first_name ?? '').toBe(fullName || typed(values, 'first_name'));
        expect(data.last_name ?? '').toBe(fullName ? '' : typed(values, 'last_name'));
      }),
    );
  });

  it('is a newsletter request if there is an e-mail and something else is missing', () => {
    fc.assert(
      fc.property(fields, (values) => {
        const data = deriveLeadData(values);
        // A full name of two words counts as both names.
        const hasLastName = typed(values, 'full_name').split(/\s+/).length > 1 || data.last_name;
        const parts = [data.first_name, hasLastName || undefined, data.phone_number, data.company_name];
        const expected = data.email_id !== undefined && parts.some((part) => part === undefined);
        expect(data.newsletter_request).toBe(expected);
      }),
    );
  });
});

/** Follows section 7 of the specification. */
describe('campaign parameters, whatever the address and the form contain', () => {
  const names = fc.constantFrom<string>(...CAMPAIGN_PARAMETERS, 'gclid', '__proto__', 'toString');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
  const storable = (value?: string | null) => value?.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
  const pairs = fc.array(fc.tuple(names, text), { maxLength: 12 });

  it('are the form’s own, then those of the page, and no others', () => {
    fc.assert(
      fc.property(fc.dictionary(names, text), pairs, (form, query) => {
        const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]));
        const found = campaignParameters(form, search);
        for (const name of Object.keys(found)) expect(CAMPAIGN_PARAMETERS).toContain(name);
        for (const name of CAMPAIGN_PARAMETERS) {
          const own = Object.hasOwn(form, name) ? form[name] : undefined;
          const expected = storable(own) || storable(search.get(name)) || undefined;
          expect(Object.hasOwn(found, name) ? found[name] : undefined).toBe(expected);
        }
      }),
    );
  });

  it('do not change when they are merged a second time', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]));
        const once = campaignParameters({}, search);
        expect(campaignParameters(once, search)).toEqual(once);
        expect(campaignParameters(once, new URLSearchParams())).toEqual(once);
      }),
    );
  });
});
