import { openLeadStore } from '../leads/openConfiguredStore.ts';
import type { TestSite } from './testSite.ts';

/** Values that the tests' request-demo form accepts. */
export const DEMO = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@northwind.example',
  phone: '+1 202-555-0142',
  company: 'Northwind Estates',
  country: 'US',
  runs: 'retail',
  number_of_sites: '5-30',
};

/** Submits a form as a page without JavaScript does. */
export function postForm(
  target: TestSite,
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return target.app.inject({
    method: 'POST',
    url: `/forms/${form}/`,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Every lead that a server has stored, newest first. */
export async function storedLeads(target: TestSite) {
  const store = openLeadStore(target.dataDir);
  const leads = await store.list();
  await store.close();
  return leads;
}
