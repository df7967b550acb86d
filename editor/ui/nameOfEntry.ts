/** Fields that can name an entry of a list; the first that it has is used. */
const NAMES = [
  'title',
  'name',
  'label',
  'question',
  'text',
  'heading',
  'item',
  'id',
  'link',
  'type',
  'kind',
  'from',
];

/** What an entry of a list is called; undefined if it does not say. */
export function nameOfEntry(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const own = value as Record<string, unknown>;
  const name = NAMES.map((one) => own[one]).find((one) => typeof one === 'string');
  return typeof name === 'string' && name !== '' ? name : undefined;
}
