import { expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { describeStores } from '../testing/storeUnderTest.ts';
import type { StoredLeadData } from './Lead.ts';

/** Lead data of a release without list_promise. */
const past = (data: Partial<StoredLeadData>) => data as StoredLeadData;

describeStores('a store of an older release', (current) => {
  it('keeps the promise of a page, and derives newsletter requests by the rule', async () => {
    const under = current();
    const email = 'ada@northwind.example';
    const promised = sampleLead({
      fields: { email, full_name: 'Ada Okafor', company: 'Northwind' },
      leadData: past({ email_id: email, newsletter_request: false }),
      consent: 'One email with the link, and no list.',
    });
    const whole = sampleLead({
      ...promised,
      id: sampleLead().id,
      fields: { ...promised.fields, phone: '+12025550142' },
      consent: 'No newsletter.',
    });
    const listed = sampleLead({
      leadData: past({ newsletter_request: true }),
      consent: 'One letter a month.',
    });
    const damaged = sampleLead({ consent: 'There is no list.' });
    for (const lead of [promised, whole, listed, damaged]) await under.store.insert(lead);
    const database = under.openDatabase();
    await database.queries.updateTable('leads').set({ fields: '{' }).where('id', '=', damaged.id).execute();
    await database.queries.transaction().execute((transaction) => database.setVersion(transaction, 5));
    await database.close();

    await under.restart();
    const dataOf = async ({ id }: { id: string }) => (await under.store.find(id))?.leadData;
    expect(await dataOf(promised)).toEqual({
      first_name: 'Ada Okafor',
      company_name: 'Northwind',
      email_id: email,
      newsletter_request: true,
      list_promise: true,
    });
    expect(await dataOf(whole)).toMatchObject({ newsletter_request: false, list_promise: true });
    expect(await dataOf(listed)).toEqual({ newsletter_request: true, list_promise: false });
    expect(await under.store.find(damaged.id)).toMatchObject({ isUnreadable: true });
  });
});
