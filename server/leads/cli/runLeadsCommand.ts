import { parseArgs } from 'node:util';
import type { LeadState, StoredLead } from '../Lead.ts';
import type { LeadFilter, LeadStore } from '../LeadStore.ts';
import { exportLeads } from './exportLeads.ts';
import { formatAudit, formatLead, formatList, printable, printableJson, summaryOf } from './formatLeads.ts';

const USAGE = `Usage:
  npm run leads -- list              the newest 50 leads, with their delivery state
  npm run leads -- show ID           one complete lead
  npm run leads -- export FILE.csv   all leads as CSV
  npm run leads -- retry [ID]        deliver refused leads again: all of them, or one (even spam)
  npm run leads -- forget EMAIL      erase every lead of an e-mail address
  npm run leads -- audit             who listed, showed, exported, copied or erased leads
  npm run leads -- backup FILE       copy the embedded store to one file, while servers run
  npm run leads -- restore FILE      restore the embedded store from that file, while none runs
  npm run leads -- import FROM       add the leads of a backup, or of a postgres:// address, that the store lacks
  npm run leads -- move              move the embedded store in DATA_DIR to the PostgreSQL of DATABASE_URL
Options:
  --state undelivered|delivered|given-up|spam   for list and export: only these
  --email EMAIL                                 for list and export: only those of an address
  --limit N, --all                              for list and audit: this many, or all
  --json                                        print JSON`;

const STATES: readonly LeadState[] = ['undelivered', 'delivered', 'given-up', 'spam'];

const DEFAULT_LIMIT = 50;

/** Who runs a command, and where the leads they erase were sent. */
export interface Operator {
  /** Such as “ada@ops-1”. */
  actor: string;
  /** Name of the service that gets a lead. */
  serviceOf: (lead: StoredLead) => string;
  /** Files of stores that a restore or a move has put aside: commands do not cover the leads in them. */
  putAside: readonly string[];
}

interface Command {
  name: string;
  run: CommandKind['run'];
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
  const [name = '', ...operands] = positionals;
  const kind = COMMANDS.get(name);
  if (kind === undefined) throw new Error(name === '' ? 'Name a command.' : `“${name}” is not a command.`);
  const extra = operands.slice(kind.operands);
  if (extra.length > 0) throw new Error(`“${extra.join(' ')}” is an unexpected argument.`);
  const strange = Object.keys(values).filter((option) => ![...kind.options, 'json'].includes(option));
  if (strange.length > 0)
    throw new Error(`${name} does not take ${strange.map((option) => `--${option}`).join(', ')}.`);
  if (values.all && values.limit !== undefined)
    throw new Error('--limit and --all exclude each other: keep one.');
  const state = STATES.find((known) => known === values.state);
  if (values.state !== undefined && state === undefined)
    throw new Error(`--state must be one of ${STATES.join(', ')}.`);
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit))
    throw new Error('--limit must be a whole number from 1.');
  const limit = values.all ? undefined : Number(values.limit ?? DEFAULT_LIMIT);
  return {
    name,
    run: kind.run,
    operand: operands[0],
    state,
    email: values.email,
    limit,
    isJson: values.json === true,
  };
}

/** The operand of a command. Throws if it is missing. */
function requireOperand(command: Command, what: string): string {
  if (command.operand === undefined)
    throw new Error(`Missing argument: npm run leads -- ${command.name} ${what}`);
  return command.operand;
}

async function findLead(store: LeadStore, id: string): Promise<StoredLead> {
  const lead = await store.find(id.trim().toLowerCase());
  if (lead === undefined)
    throw new Error(`There is no lead ${printable(id)}: “npm run leads -- list” shows the ids.`);
  return lead;
}

function filterOf({ state, email }: Command): LeadFilter {
  return { ...(state === undefined ? {} : { state }), ...(email === undefined ? {} : { email }) };
}

/** The filter in words, without naming anybody. */
const describeFilter = ({ state, email }: Command) =>
  [state ?? 'any state', ...(email === undefined ? [] : ['one address'])].join(', ');

async function list(store: LeadStore, command: Command, { actor }: Operator): Promise<string> {
  const { state, email, limit, isJson } = command;
  const filter = { ...filterOf(command), ...(limit === undefined ? {} : { limit }) };
  const leads = await store.list(filter);
  // Even if there are none: that an address is unknown says something about a person.
  await store.audit({ actor, action: 'list', subject: describeFilter(command), leads: leads.length });
  if (isJson) return printableJson(leads);
  if (leads.length === 0 && email !== undefined) return `There are no leads for ${printable(email)}.`;
  if (leads.length === 0) return state === undefined ? 'No leads yet.' : `No ${state} leads.`;
  if (email !== undefined) return formatList(leads);
  const counts = await store.count();
  const total =
    state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  const rest = total > leads.length ? ` Only the newest ${leads.length} are shown: --all shows all.` : '';
  return `${formatList(leads)}\n\n${summaryOf(counts)}.${rest}`;
}

async function exportToFile(store: LeadStore, command: Command, { actor }: Operator): Promise<string> {
  const file = requireOperand(command, 'FILE.csv');
  const onCounted = (leads: number) =>
    store.audit({ actor, action: 'export', subject: describeFilter(command), leads });
  const count = await exportLeads({ store, filter: filterOf(command), file, onCounted });
  if (command.isJson) return JSON.stringify({ exported: count, file });
  return `${count} ${count === 1 ? 'lead' : 'leads'} written to ${file}.`;
}

async function retry(store: LeadStore, { operand, isJson }: Command): Promise<string> {
  const lead = operand === undefined ? undefined : await findLead(store, operand);
  if (lead?.state === 'delivered' || lead?.state === 'undelivered')
    throw new Error(
      `Lead ${lead.id} is ${lead.state}: only leads that were given up, or spam, are sent again.`,
    );
  const count = await store.retry(lead?.id);
  if (isJson) return JSON.stringify({ retried: count });
  return `${count} ${count === 1 ? 'lead' : 'leads'} will be delivered again.`;
}

/** Leads that a service has or may have, although they are erased here. */
function heldElsewhere(leads: readonly StoredLead[], { serviceOf }: Operator) {
  return leads
    .filter(({ attempts }) => attempts > 0)
    .map((lead) => ({ service: serviceOf(lead), lead: lead.id, form: lead.formId, state: lead.state }));
}

/** Reminder of what erasing here does not cover. */
const EARLIER =
  'Leads that were delivered and erased here before are not listed: ask the services about the address as well.';

const ASIDE =
  'Stores that were put aside may still contain leads for this address: delete them when you no longer need them.';

const LINGERS =
  'They may still be in the log of the store, because another process is reading it. A running server empties the log within an hour after that process is done.';

async function forget(store: LeadStore, command: Command, operator: Operator): Promise<string> {
  const email = requireOperand(command, 'EMAIL');
  const { leads: erased, lingers = false } = await store.forget(email, operator.actor);
  const held = heldElsewhere(erased, operator);
  const { putAside } = operator;
  if (command.isJson)
    return JSON.stringify({ forgotten: erased.length, heldElsewhere: held, putAside, lingers });
  const count = erased.length;
  const first =
    count === 0
      ? `There are no leads for ${printable(email)}.`
      : `${count} ${count === 1 ? 'lead' : 'leads'} for ${printable(email)} erased here.`;
  const rest =
    held.length === 0
      ? []
      : [
          'The services still have to erase these, which they know by lead_id:',
          ...held.map(({ service, lead, form, state }) => `  ${service}: ${lead} (${form}, ${state})`),
        ];
  const aside = putAside.length === 0 ? [] : [ASIDE, ...putAside.map((path) => `  ${printable(path)}`)];
  return [first, ...(lingers ? [LINGERS] : []), ...aside, ...rest, EARLIER].join('\n');
}

/** Who listed, showed, exported, copied or erased leads. */
async function audit(store: LeadStore, { limit, isJson }: Command): Promise<string> {
  const entries = await store.audits(limit);
  if (isJson) return printableJson(entries);
  if (entries.length === 0) return 'Nobody has viewed or erased a lead.';
  return formatAudit(entries);
}

async function show(store: LeadStore, command: Command, { actor }: Operator): Promise<string> {
  const lead = await findLead(store, requireOperand(command, 'ID'));
  await store.audit({ actor, action: 'show', subject: lead.id, leads: 1 });
  return command.isJson ? printableJson(lead) : formatLead(lead);
}

interface CommandKind {
  run: (store: LeadStore, command: Command, operator: Operator) => Promise<string>;
  /** What it takes besides --json. */
  options: readonly string[];
  /** Arguments that may follow its name. */
  operands: 0 | 1;
}

const COMMANDS: ReadonlyMap<string, CommandKind> = new Map<string, CommandKind>([
  ['list', { run: list, options: ['state', 'email', 'limit', 'all'], operands: 0 }],
  ['show', { run: show, options: [], operands: 1 }],
  ['export', { run: exportToFile, options: ['state', 'email'], operands: 1 }],
  ['retry', { run: retry, options: [], operands: 1 }],
  ['forget', { run: forget, options: [], operands: 1 }],
  ['audit', { run: audit, options: ['limit', 'all'], operands: 0 }],
]);

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
  return command.run(store, command, operator);
}
