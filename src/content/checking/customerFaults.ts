import type { RecordOf } from '../entries/recordSchemas.ts';
import { records } from '../entries/records.ts';

/** Number of opening words by which a quote is recognized. */
const OPENING_WORDS = 6;

const bare = (text: string) => text.replace(/[.,!?]+$/, '');

type Customer = RecordOf<'customers'>;

/** The opening words of a customer's quote. */
const openingOf = ({ quote }: Customer) => `${quote.text.split(' ').slice(0, OPENING_WORDS).join(' ')} `;

/** Yields the whole paragraph, which may be a quote without quotation marks, and each passage in quotation marks. */
function* quotationsIn(text: string): Generator<string> {
  yield text;
  for (const [, said = ''] of text.matchAll(/“([^”]+)”/g)) yield said;
}

/** Finds quotes that begin like one on record but continue differently; a quote may be cut short. */
function quoteFaults(text: string, customers: readonly Customer[]): string[] {
  return [...quotationsIn(text)].flatMap((said) =>
    customers
      .filter(
        (customer) =>
          said.startsWith(openingOf(customer)) &&
          !customer.quote.text.startsWith(bare(said)) &&
          !said.startsWith(customer.quote.text),
      )
      .map(
        ({ id }) =>
          `“${said.slice(0, 90)}…” is not what content/records/customers/${id}.yaml quotes: copy its words`,
      ),
  );
}

/** Finds sentences that name a customer and give a different number for the unit its size is measured in. */
function sizeFaults(text: string, customers: readonly Customer[]): string[] {
  const named = customers.filter(({ name }) => text.includes(name));
  return named.flatMap(({ id, name, size }) => {
    // The first measure of the customer's size: 46 and “buildings” in “46 buildings, 640 people”.
    const [, count, unit] = /^([\d,]+) ([a-z]+)/.exec(size) ?? [];
    if (count === undefined || unit === undefined) return [];
    const counted = new RegExp(`([\\d,]+) ${unit}\\b`, 'g');
    return text
      .split(/(?<=[.!?]) /)
      .filter((sentence) => sentence.includes(name))
      .flatMap((sentence) =>
        [...sentence.matchAll(counted)]
          .filter(([, number]) => number !== count)
          .map(
            ([words]) =>
              `“${words}” of ${name}, and “${count}” in content/records/customers/${id}.yaml: “${sentence.slice(0, 120)}”; correct one, or count a part in other words`,
          ),
      );
  });
}

/** Where a text contradicts the customer records: in a quote, or in the size of a customer. */
export function customerFaults(text: string): string[] {
  const customers = [...records('customers').values()];
  return [...quoteFaults(text, customers), ...sizeFaults(text, customers)];
}
