import { records } from '../../src/lib/content/records.ts';

/** Words by which a quotation is known again. */
const OPENING_WORDS = 6;

const bare = (text: string) => text.replace(/[.,!?]+$/, '');
const customers = [...records('customers').values()];

const openings = customers.map(({ id, quote }) => ({
  id,
  quote: quote.text,
  opening: `${quote.text.split(' ').slice(0, OPENING_WORDS).join(' ')} `,
}));

/** What is said between quotation marks, and paragraphs that may be quotations without them. */
function* quotationsIn(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    yield text;
    for (const [, said = ''] of text.matchAll(/“([^”]+)”/g)) yield said;
  }
}

/** Quotations that begin like one of the records and go on in other words; one may break off. */
function quoteFaults(texts: readonly string[]): string[] {
  const faults: string[] = [];
  for (const said of quotationsIn(texts)) {
    for (const { id, quote, opening } of openings)
      if (said.startsWith(opening) && !quote.startsWith(bare(said)) && !said.startsWith(quote))
        faults.push(`“${said.slice(0, 90)}…” is not what content/records/customers/${id}.yaml quotes`);
  }
  return faults;
}

/** The first measure of a customer’s size: 46 and “buildings” of “46 buildings, 640 people”. */
const sizes = customers.flatMap(({ id, name, size }) => {
  const [, count = '', unit = ''] = /^([\d,]+) ([a-z]+)/.exec(size) ?? [];
  return count === '' ? [] : [{ id, name, count, counted: new RegExp(`([\\d,]+) ${unit}\\b`, 'g') }];
});

/** Sentences that name a customer and count what the customer is measured in, to another number. */
function sizeFaults(texts: readonly string[]): string[] {
  const faults: string[] = [];
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?]) /))) {
    for (const { id, name, count, counted } of sizes) {
      if (!sentence.includes(name)) continue;
      for (const [words, number] of sentence.matchAll(counted))
        if (number !== count)
          faults.push(
            `“${words}” of ${name}, and “${count}” in content/records/customers/${id}.yaml: “${sentence.slice(0, 120)}”; correct one, or count a part in other words`,
          );
    }
  }
  return faults;
}

/** Where texts of a page say other than the records of customers: a quotation, or how large one is. */
export function recordFaults(texts: readonly string[]): string[] {
  return [...quoteFaults(texts), ...sizeFaults(texts)];
}
