import type { RecordOf } from './recordSchemas.ts';
import { records } from './records.ts';

/** Words by which a quotation is known again. */
const OPENING_WORDS = 6;

const bare = (text: string) => text.replace(/[.,!?]+$/, '');

type Customer = RecordOf<'customers'>;

/** What a quotation of a customer begins with. */
const openingOf = ({ quote }: Customer) => `${quote.text.split(' ').slice(0, OPENING_WORDS).join(' ')} `;

/** What is said between quotation marks, and paragraphs that may be quotations without them. */
function* quotationsIn(text: string): Generator<string> {
  yield text;
  for (const [, said = ''] of text.matchAll(/“([^”]+)”/g)) yield said;
}

/** Quotations that begin like one of the records and go on in other words; one may break off. */
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

/** Sentences that name a customer and count what the customer is measured in, to another number. */
function sizeFaults(text: string, customers: readonly Customer[]): string[] {
  const named = customers.filter(({ name }) => text.includes(name));
  return named.flatMap(({ id, name, size }) => {
    // The first measure of a customer’s size: 46 and “buildings” of “46 buildings, 640 people”.
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

/** Where a text says other than the records of customers: a quotation, or how large one is. */
export function customerFaults(text: string): string[] {
  const customers = [...records('customers').values()];
  return [...quoteFaults(text, customers), ...sizeFaults(text, customers)];
}
