import type { LeadState, StoredLead } from '../Lead.ts';

/** What visitors typed may hold what a terminal takes for a command: such characters are shown as a dot. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '·');
}

const widthOf = (text: string) => [...text].length;

/** Rows under a heading, in columns as wide as what is in them. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows].map((row) => row.map(printable));
  const widths = heading.map((_, column) => Math.max(...lines.map((row) => widthOf(row[column] ?? ''))));
  const rule = widths.map((width) => '─'.repeat(width));
  return [lines[0] ?? [], rule, ...lines.slice(1)]
    .map((row) =>
      widths
        .map((width, column) => {
          const text = row[column] ?? '';
          return text + ' '.repeat(width - widthOf(text));
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A moment as people read it, to the second: times are stored in UTC. */
const moment = (time: string) => (time === '' ? '–' : time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'));

const minute = (time: string) => time.slice(0, 16).replace('T', ' ');

const STATES: readonly LeadState[] = ['undelivered', 'delivered', 'given-up', 'spam'];

/** "12 leads: 3 undelivered, 9 delivered". */
export function summaryOf(counts: Readonly<Record<LeadState, number>>): string {
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  const parts = STATES.filter((state) => counts[state] > 0).map((state) => `${counts[state]} ${state}`);
  return `${total} ${total === 1 ? 'lead' : 'leads'}: ${parts.join(', ')}`;
}

/** Leads as a table, a line each. */
export function formatList(leads: readonly StoredLead[]): string {
  return table(
    ['received (UTC)', 'state', 'tries', 'form', 'e-mail', 'id'],
    leads.map((lead) => [
      minute(lead.receivedAt),
      lead.state,
      String(lead.attempts),
      lead.formId,
      lead.fields['email'] ?? '',
      lead.id,
    ]),
  );
}

/** One lead, whole: a line for each thing that is known of it. */
export function formatLead(lead: StoredLead): string {
  const groups: [string, Readonly<Record<string, unknown>>][] = [
    [
      `Lead ${lead.id}`,
      {
        state: lead.state,
        ...(lead.spamMarks.length > 0 ? { 'looks like spam': lead.spamMarks.join(', ') } : {}),
        received: moment(lead.receivedAt),
        form: `${lead.formId} (${lead.submissionClass})`,
        page: `${lead.pageName} ${lead.pageUri}`.trim(),
        locale: lead.locale,
      },
    ],
    ['Fields', lead.fields],
    ['Campaign', lead.campaign],
    ['Lead data', { ...lead.leadData }],
    [
      'Delivery',
      {
        tries: lead.attempts,
        'last try': moment(lead.attemptedAt),
        'next try': lead.state === 'undelivered' ? moment(lead.nextAttemptAt) : '–',
        settled: moment(lead.settledAt),
        ...(lead.leftOut.length > 0 ? { 'left out': lead.leftOut.join(', ') } : {}),
        answer: lead.providerAnswer || '–',
      },
    ],
  ];
  return groups
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([title, values]) => {
      const width = Math.max(...Object.keys(values).map(widthOf));
      const lines = Object.entries(values).map(
        ([name, value]) => `  ${printable(name).padEnd(width)}  ${printable(String(value))}`,
      );
      return [title, ...lines].join('\n');
    })
    .join('\n\n');
}
