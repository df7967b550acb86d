import { parseArgs } from 'node:util';
import type { LeadState, StoredLead } from '../Lead.ts';
import type { LeadFilter, LeadStore } from '../LeadStore.ts';
import { exportLeads } from './exportLeads.ts';
import { formatAudit, formatLead, formatList, printable, printableJson, summaryOf } from './formatLeads.ts';

const USAGE = `Usage:
  npm run leads -- list              the newest 50 leads, with their delivery state
  npm run leads -- show ID           one lead, whole
  npm run leads -- export FILE.csv   all leads as CSV
  npm run leads -- retry [ID]        deliver again what was refused: all of it, or one lead (spam too)
  npm run leads -- forget EMAIL      erase every lead of an e-mail address
  npm run leads -- audit             who listed, showed, exported or erased leads
  npm run leads -- backup FILE       the embedded store as one file, while servers run
  npm run leads -- restore FILE      that file as the embedded store, while none runs
  npm run leads -- move              the embedded store in DATA_DIR into the PostgreSQL of DATABASE_URL
Options:
  --state undelivered|delivered|given-up|spam   of list and export: only these
  --email EMAIL                                 of list and export: only those of an address
  --limit N, --all                              of list and audit: so many, or every one
  --json                                        the answer as JSON`;

const STATES: readonly LeadState[] = ['undelivered', 'delivered', 'given-up', 'spam'];

const DEFAULT_LIMIT = 50;

/** Who runs a command, and where the leads they erase were sent. */
export interface Operator {
  /** Such as “ada@ops-1”. */
  actor: string;
  /** Name of the service that gets a form's leads. */
  serviceOf: (formId: string) => string;
}

interface Command {
  name: string;
  operand: string | undefined;
  state: LeadState | undefined;
  email: string | undefined;
  limit: number | undefined;
  isJson: boolean;
}

function readCommand(parameters: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      email: { type: 'string' },
      limit: { type: 'string' },
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [name = '', operand, ...more] = positionals;
  if (more.length > 0) throw new Error(`“${more.join(' ')}” is one word too many.`);
  const state = STATES.find((known) => known === values.state);
  if (values.state !== undefined && state === undefined)
    throw new Error(`--state must be one of ${STATES.join(', ')}.`);
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit))
    throw new Error('--limit must be a whole number from 1.');
  const limit = values.all ? undefined : Number(values.limit ?? DEFAULT_LIMIT);
  return { name, operand, state, email: values.email, limit, isJson: values.json === true };
}

/** The operand of a command. Throws if it is missing. */
function needed(command: Command, what: string): string {
  if (command.operand === undefined) throw new Error(`Say which: npm run leads -- ${command.name} ${what}`);
  return command.operand;
}

async function leadWith(store: LeadStore, id: string): Promise<StoredLead> {
  const lead = await store.find(id.trim().toLowerCase());
  if (lead === undefined)
    throw new Error(`There is no lead ${printable(id)}: “npm run leads -- list” shows the ids.`);
  return lead;
}

function filterOf({ state, email }: Command): LeadFilter {
  return { ...(state === undefined ? {} : { state }), ...(email === undefined ? {} : { email }) };
}

/** The filter in words, without naming anybody. */
const askedFor = ({ state, email }: Command) =>
  [state ?? 'any state', ...(email === undefined ? [] : ['one address'])].join(', ');

async function list(store: LeadStore, command: Command, { actor }: Operator): Promise<string> {
  const { state, email, limit, isJson } = command;
  const filter = { ...filterOf(command), ...(limit === undefined ? {} : { limit }) };
  const leads = await store.list(filter);
  if (leads.length > 0)
    await store.audit({ actor, action: 'list', subject: askedFor(command), leads: leads.length });
  if (isJson) return printableJson(leads);
  if (leads.length === 0 && email !== undefined) return `There are no leads of ${printable(email)}.`;
  if (leads.length === 0) return state === undefined ? 'No leads yet.' : `No leads that are ${state}.`;
  if (email !== undefined) return formatList(leads);
  const counts = await store.count();
  const total =
    state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  const rest = total > leads.length ? ` The newest ${leads.length} are shown: --all shows every one.` : '';
  return `${formatList(leads)}\n\n${summaryOf(counts)}.${rest}`;
}

async function exportToFile(store: LeadStore, command: Command, { actor }: Operator): Promise<string> {
  const file = needed(command, 'FILE.csv');
  const onCounted = (leads: number) =>
    store.audit({ actor, action: 'export', subject: askedFor(command), leads });
  let count: number;
  try {
    count = await exportLeads({ store, filter: filterOf(command), file, onCounted });
  } catch (error) {
    throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (command.isJson) return JSON.stringify({ exported: count, file });
  return `${count} ${count === 1 ? 'lead' : 'leads'} written to ${file}.`;
}

async function retry(store: LeadStore, { operand, isJson }: Command): Promise<string> {
  const lead = operand === undefined ? undefined : await leadWith(store, operand);
  if (lead?.state === 'delivered' || lead?.state === 'undelivered')
    throw new Error(`Lead ${lead.id} is ${lead.state}: only what was given up, or spam, is sent again.`);
  const count = await store.retry(lead?.id);
  if (isJson) return JSON.stringify({ retried: count });
  return `${count} ${count === 1 ? 'lead' : 'leads'} to be delivered again.`;
}

/** Leads that a service has or may have, although they are erased here. */
function heldElsewhere(leads: readonly StoredLead[], { serviceOf }: Operator) {
  return leads
    .filter(({ attempts }) => attempts > 0)
    .map(({ id, formId, state }) => ({ service: serviceOf(formId), lead: id, form: formId, state }));
}

/** Reminder of what erasing here does not cover. */
const EARLIER =
  'What was delivered and erased here before is not listed: ask the services for the address as well.';

async function forget(store: LeadStore, command: Command, operator: Operator): Promise<string> {
  const email = needed(command, 'EMAIL');
  const erased = await store.forget(email, operator.actor);
  const held = heldElsewhere(erased, operator);
  if (command.isJson) return JSON.stringify({ forgotten: erased.length, heldElsewhere: held });
  const count = erased.length;
  const first =
    count === 0
      ? `There are no leads of ${printable(email)}.`
      : `${count} ${count === 1 ? 'lead' : 'leads'} of ${printable(email)} erased here.`;
  const rest =
    held.length === 0
      ? []
      : [
          'To be erased by the services, which know them by lead_id:',
          ...held.map(({ service, lead, form, state }) => `  ${service}: ${lead} (${form}, ${state})`),
        ];
  return [first, ...rest, EARLIER].join('\n');
}

/** Who listed, showed, exported or erased leads. */
async function audit(store: LeadStore, { limit, isJson }: Command): Promise<string> {
  const entries = await store.audits(limit);
  if (isJson) return printableJson(entries);
  if (entries.length === 0) return 'Nobody has looked at a lead or erased one.';
  return formatAudit(entries);
}

/** Runs one command on a store. Returns what to print; throws an Error for the operator. */
export async function runLeadsCommand(
  store: LeadStore,
  parameters: readonly string[],
  operator: Operator,
): Promise<string> {
  let command: Command;
  try {
    command = readCommand(parameters);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  switch (command.name) {
    case 'list':
      return list(store, command, operator);
    case 'show': {
      const lead = await leadWith(store, needed(command, 'ID'));
      await store.audit({ actor: operator.actor, action: 'show', subject: lead.id, leads: 1 });
      return command.isJson ? printableJson(lead) : formatLead(lead);
    }
    case 'export':
      return exportToFile(store, command, operator);
    case 'retry':
      return retry(store, command);
    case 'forget':
      return forget(store, command, operator);
    case 'audit':
      return audit(store, command);
    default:
      throw new Error(USAGE);
  }
}
