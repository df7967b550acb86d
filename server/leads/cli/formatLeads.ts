import type { LeadState, StoredLead } from '../Lead.ts';
import type { AuditEntry } from '../LeadStore.ts';

/**
 * Characters that a terminal would interpret or show out of place: control and format characters (including those that
 * change the direction of writing), line and paragraph separators, lone surrogates.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A visitor's text, safe for a terminal: unprintable characters become dots. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '·');
}

/** JSON that is safe for a terminal: unprintable characters are escaped, so any parser reads the original. */
export function printableJson(value: unknown): string {
  // The only line breaks are those of the layout, as JSON escapes those in text.
  return JSON.stringify(value, null, 2).replace(UNPRINTABLE, (character) =>
    character === '\n' ? character : character.split('').map(escapeUnit).join(''),
  );
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const widthOf = (text: string) => [...text].length;

/** Rows under a heading, in columns as wide as their contents. */
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

/** A time for people, to the second, in UTC. */
const moment = (time: string) => (time === '' ? '–' : time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'));

const minute = (time: string) => time.slice(0, 16).replace('T', ' ');

const STATES: readonly LeadState[] = ['undelivered', 'delivered', 'given-up', 'spam'];

/** "12 leads: 3 undelivered, 9 delivered". */
export function summaryOf(counts: Readonly<Record<LeadState, number>>): string {
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  const parts = STATES.filter((state) => counts[state] > 0).map((state) => `${counts[state]} ${state}`);
  return `${total} ${total === 1 ? 'lead' : 'leads'}: ${parts.join(', ')}`;
}

/** Formats leads as a table, one per line. */
export function formatList(leads: readonly StoredLead[]): string {
  return table(
    ['received (UTC)', 'state', 'tries', 'form', 'e-mail', 'id'],
    leads.map((lead) => [
      minute(lead.receivedAt),
      lead.isUnreadable ? `${lead.state}, damaged` : lead.state,
      String(lead.attempts),
      lead.formId,
      lead.fields['email'] ?? '',
      lead.id,
    ]),
  );
}

/** Formats the audit log, one entry per line. */
export function formatAudit(entries: readonly AuditEntry[]): string {
  return table(
    ['when (UTC)', 'who', 'what', 'leads', 'which'],
    entries.map(({ at, actor, action, leads, subject }) => [
      minute(at),
      actor,
      action,
      String(leads),
      subject,
    ]),
  );
}

/** Formats everything known about one lead, one line each. */
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
        ...(lead.consent === '' ? {} : { 'agreed to': lead.consent }),
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
        response: lead.providerAnswer || '–',
        ...(lead.isUnreadable ? { note: 'its row cannot be read: missing values are damaged' } : {}),
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
