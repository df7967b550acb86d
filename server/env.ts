import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { brandNameSchema } from '../shared/site/brand.ts';
import { isLocale } from '../shared/site/locales.ts';
import { parseTrustedProxies } from './http/trustedProxies.ts';

/**
 * What is wrong with a URL, or undefined if it is valid. Never quotes it: if a password contains a slash, what looks
 * like the port is part of the password.
 */
export function addressFault(text: string): string | undefined {
  if (URL.canParse(text)) return undefined;
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (!authority.includes('@') && rest.includes('@'))
    return 'must have /, ? and # in its password encoded as %2F, %3F and %23';
  const port = /:([^:@\]]*)$/.exec(authority)?.[1] ?? '';
  return port === '' || (/^\d+$/.test(port) && Number(port) <= 65_535)
    ? 'must be a valid URL'
    : 'must have a port from 0 to 65535';
}

/** A URL with a certain scheme. */
const address = (scheme: RegExp, wrongScheme: string) =>
  z.string().superRefine((text, context) => {
    const message = scheme.test(text) ? addressFault(text) : wrongScheme;
    // Later checks parse the address, so stop here.
    if (message !== undefined) context.addIssue({ code: 'custom', message, continue: false });
  });

/** fetch rejects credentials in a URL only when a lead is sent, with a message that contains them. */
const serviceUrl = address(/^https?:\/\//i, 'must be an http or https address')
  .refine((text) => {
    const { username, password } = new URL(text);
    return username + password === '';
  }, 'must not contain a user name or a password')
  .refine((text) => !text.includes('#'), 'must not have a fragment');

/** An address that paths are appended to. */
const baseUrl = serviceUrl.refine(
  (text) => !text.includes('?'),
  'must not have a query: paths are appended to it',
);

const HOST_NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

const hostsSchema = z.string().transform((text, context) => {
  const hosts: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [locale = '', host = '', ...more] = pair.split('=').map((part) => part.trim());
    if (!isLocale(locale) || !HOST_NAME.test(host) || more.length > 0) {
      context.addIssue({
        code: 'custom',
        message: 'must look like en=www.lintel.example,en-AE=ae.lintel.example',
      });
      return z.NEVER;
    }
    const name = host.toLowerCase();
    if (Object.hasOwn(hosts, name)) {
      context.addIssue({ code: 'custom', message: `must name each host once: ${name}` });
      return z.NEVER;
    }
    hosts[name] = locale;
  }
  return hosts;
});

const proxiesSchema = z.string().transform((text, context) => {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is wrong' });
    return z.NEVER;
  }
});

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a number from 0 to 65535');

const rateLimit = z
  .string()
  .regex(/^(?:off|[1-9]\d{0,8})$/, 'must be a whole number of submissions a minute, or "off"')
  .transform((text) => (text === 'off' ? ('off' as const) : Number(text)));

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

/** How long something is kept. */
const days = z
  .string()
  .regex(/^(?:off|[1-9]\d{0,4})$/, 'must be a whole number of days, or "off"')
  .transform((text) => (text === 'off' ? ('off' as const) : Number(text)));

/** Every environment variable of the server; all are optional, and an empty one counts as not set. */
const environmentSchema = z.object({
  PORT: port.default(3000).describe('port of the site; 0 picks any free port'),
  HOST: z.string().default('127.0.0.1').describe('address that the site listens on'),
  EDIT_PORT: port.default(3001).describe('port of the editor (npm run edit)'),
  EDIT_HOST: z.string().default('localhost').describe('address that the editor listens on'),
  SITE_HOSTS: hostsSchema.optional().describe('regional hosts as locale=host pairs'),
  SITE_BRAND: brandNameSchema
    .optional()
    .describe('brand of the site; a build keeps the one it was built with'),
  SITE_OUT: z.string().default('dist').describe('folder of the built site'),
  PREVIEW_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .optional()
    .describe('password of a preview build (npm run build -- --preview), which is not served without one'),
  DATA_DIR: z.string().default('./data').describe('folder of the embedded store of leads'),
  DATABASE_URL: address(/^postgres(?:ql)?:\/\//i, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('PostgreSQL to use instead of the embedded store'),
  MARKETING_FORMS_URL: baseUrl.optional().describe('base address of the marketing-form provider'),
  MARKETING_FORMS_PORTAL_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional()
    .describe('account at the marketing-form provider'),
  MAILING_LIST_URL: serviceUrl.optional().describe("the mailing list's subscribe address"),
  DELIVERY_LIMIT: wholeNumber(1, 100_000)
    .default(50)
    .describe('requests that the provider and the mailing list allow in ten seconds'),
  DELIVERY_TIMEOUT: wholeNumber(1, 60).default(15).describe('longest wait for their response, in seconds'),
  LEAD_RETENTION_DAYS: days.default(90).describe('days after which a delivered lead is erased'),
  REFUSED_RETENTION_DAYS: days.default(180).describe('days after which a lead that was given up is erased'),
  SPAM_RETENTION_DAYS: days.default(30).describe('days after which spam is erased'),
  WAITING_RETENTION_DAYS: days.default(365).describe('days after which an undelivered lead is erased'),
  DRAIN_SECONDS: wholeNumber(0, 120)
    .default(0)
    .describe('how long a stopping server keeps serving while /readyz responds with 503'),
  METRICS_PORT: port.optional().describe('port of the Prometheus metrics; 0 picks any free port'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('address that the metrics are served on'),
  TRUST_PROXY: proxiesSchema.optional().describe('proxies whose X-Forwarded headers are trusted'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional()
    .describe("header in which the CDN names the visitor's country"),
  FORM_RATE_LIMIT: rateLimit.default(20).describe('submissions a minute from one address'),
  ACCESS_LOG: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('off')
    .transform((text) => text === 'on')
    .describe('whether each response is logged'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('lowest level of log lines that are written'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Names of the variables. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** Says in one line which variable is wrong and how. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Source = Readonly<Record<string, string | undefined>>;

/** Suffix of a variable that names a file with the value, as container engines mount secrets. */
const FILE_ENDING = '_FILE';

/**
 * The value in a file that a variable names. Throws EnvironmentError if it cannot be read or is empty: an empty secret
 * is a mistake, and an empty HOST would mean all interfaces.
 */
function readValue(variable: string, file: string): string {
  let value: string;
  try {
    value = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new EnvironmentError(`Wrong environment: ${variable} cannot be read (${why}): ${file}`);
  }
  if (value === '') throw new EnvironmentError(`Wrong environment: ${variable} names an empty file: ${file}`);
  return value;
}

/** The values that are set; an empty one counts as not set. Throws EnvironmentError for a file without one. */
function givenValues(names: readonly string[], source: Source): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of names) {
    const [value, file] = [source[name], source[name + FILE_ENDING]];
    if (value) given[name] = value;
    if (!file) continue;
    if (value)
      throw new EnvironmentError(
        `Wrong environment: ${name} and ${name}${FILE_ENDING} are both set: keep one.`,
      );
    given[name] = readValue(name + FILE_ENDING, file);
  }
  return given;
}

/**
 * Reads the variables of a schema; NAME_FILE may name a file with the value of NAME. Throws an EnvironmentError that
 * lists every wrong variable in one line.
 */
export function parseVariables<Schema extends z.ZodObject>(schema: Schema, source: Source): z.infer<Schema> {
  const parsed = schema.safeParse(givenValues(Object.keys(schema.shape), source));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new EnvironmentError(`Wrong environment: ${faults.join('; ')}.`);
}

/** Reads the environment of the server. Throws EnvironmentError. */
export const readEnvironment = (source: Source): Environment => parseVariables(environmentSchema, source);
