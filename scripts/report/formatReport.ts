import { table } from '../../server/leads/cli/formatLeads.ts';
import type { LeadState } from '../../server/leads/Lead.ts';
import { formatFault } from '../../shared/Fault.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import { type Due, SOON_DAYS } from './findDue.ts';
import { formatScheduled } from './findScheduled.ts';
import type { FormCounts, Report } from './readReport.ts';

const STATES: readonly LeadState[] = ['delivered', 'undelivered', 'given-up', 'spam'];

const KIND_NAMES: Readonly<Record<string, string>> = {
  post: 'blog posts',
  article: 'Knowledge Hub articles',
  pressRelease: 'press releases',
  caseStudy: 'case studies',
  event: 'events',
  webinar: 'webinars',
  newsletter: 'newsletters',
  update: 'product updates',
  resource: 'e-books, guides, reports',
};

function formatForms(forms: FormCounts): string {
  const rows = Object.entries(forms).map(([form, counts]) => [
    form,
    ...STATES.map((state) => String(counts[state])),
  ]);
  if (rows.length === 0) return 'No leads yet.';
  const sum = (state: LeadState) => Object.values(forms).reduce((total, counts) => total + counts[state], 0);
  const refused = sum('given-up');
  const remedy =
    refused === 0
      ? ''
      : `\n\n${refused} refused by the provider: npm run leads -- list --state given-up says why.`;
  return (
    table(['form', ...STATES], [...rows, ['all', ...STATES.map((state) => String(sum(state)))]]) + remedy
  );
}

const formatDue = (due: readonly Due[]) =>
  due.map(({ date, what, remedy }) => `${date}  ${what}\n            ${remedy}`).join('\n');

export function formatReport(report: Report): string {
  const { pages, brokenReferences: broken, leads, due, scheduled, expiringLinks } = report;
  const over = due.filter(({ state }) => state === 'over');
  const soon = due.filter(({ state }) => state === 'soon');
  const kinds = Object.entries(pages.kinds).map(([kind, counts]) => [
    KIND_NAMES[kind] ?? (kind === '/' ? 'single pages' : `pages below ${kind}`),
    ...LOCALES.map((locale) => String(counts[locale] || '–')),
  ]);
  const parts: [string, string][] = [
    [
      `Pages: ${pages.total}, ${pages.unlisted} of them kept out of search engines`,
      table(['kind', ...LOCALES], kinds),
    ],
    [
      `Broken references: ${broken.length === 0 ? 'none' : broken.length}`,
      broken.map(formatFault).join('\n'),
    ],
    [
      'Leads by form and state',
      'problem' in leads ? `They cannot be read: ${leads.problem}` : formatForms(leads.forms),
    ],
    [`Past, and still to be done: ${over.length === 0 ? 'nothing' : over.length}`, formatDue(over)],
    [`Within ${SOON_DAYS} days: ${soon.length === 0 ? 'nothing' : soon.length}`, formatDue(soon)],
    [
      `Scheduled, drafts and expired: ${scheduled.length === 0 ? 'nothing' : scheduled.length}`,
      formatScheduled(scheduled).join('\n'),
    ],
    [
      `Links to pages that expire: ${expiringLinks.length === 0 ? 'none' : expiringLinks.length}`,
      expiringLinks.map(formatFault).join('\n'),
    ],
  ];
  const head = `${report.brand}, ${report.at.slice(0, 16).replace('T', ' ')} UTC`;
  return [head, ...parts.map(([title, text]) => (text === '' ? title : `${title}\n${text}`))].join('\n\n');
}
