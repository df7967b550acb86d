import { ENVIRONMENT_NAMES, type Environment } from './env.ts';

/** Minimum length of a name that is checked for misspellings: HOST and HOME are both real names. */
const SHORTEST = 7;

/** Edit distance: characters to add, drop, replace or swap with a neighbor to turn one text into another. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(least);
    }
  }
  return at(from.length, to.length);
}

/** Number of letters that words begin with in common: TRUSTED and TRUST, SECS and SECONDS. */
const STEM = 3;

/** Whether two names consist of the same words, some of them in another form. */
function hasSameWords(name: string, known: string): boolean {
  const [words, others] = [name.split('_'), known.split('_')];
  return (
    words.length === others.length &&
    words.some((word, index) => word === others[index]) &&
    words.every((word, index) => word.length >= STEM && word.slice(0, STEM) === others[index]?.slice(0, STEM))
  );
}

/**
 * The variable that was probably meant, or undefined: in another case, with a word abbreviated, inflected or omitted at
 * the end, or misspelled. Longer names may differ more.
 */
function meantBy(given: string): string | undefined {
  const name = given.toUpperCase().replace(/^DB_/, 'DATABASE_');
  const squeezed = name.replaceAll('_', '');
  const file = ENVIRONMENT_NAMES.map((known) => `${known}_FILE`).find(
    (known) => name !== known && squeezed === known.replaceAll('_', ''),
  );
  if (file !== undefined) return file;
  const value = name.replace(/_FILE$/, '');
  return ENVIRONMENT_NAMES.find(
    (known) =>
      known.length >= SHORTEST &&
      (distance(value, known) <= Math.max(1, Math.floor(known.length / 6)) ||
        hasSameWords(value, known) ||
        (value.includes('_') && known.startsWith(`${value}_`))),
  );
}

const isLocal = (host: string) => /^(?:localhost|127\.|\[::1\]|::1$)/.test(host);

/**
 * Whether a database is reached over a network without TLS. A name without a dot belongs to a neighboring container.
 */
function isPlainDatabase(address: string, sslModeElsewhere: string | undefined): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  const isRemote = /[.:]/.test(host) && !host.startsWith('/') && !isLocal(host);
  const mode = searchParams.get('sslmode') ?? sslModeElsewhere ?? 'disable';
  return isRemote && mode === 'disable' && !/^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
}

/**
 * Warnings about a valid environment: names that look misspelled, services that leads would reach unencrypted, and
 * leads that would not be sent at all. One line each, without secret values.
 */
export function environmentWarnings(
  environment: Environment,
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  const { DATABASE_URL } = environment;
  const known = new Set(ENVIRONMENT_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const misspelled = Object.keys(source).flatMap((name) => {
    const meant = known.has(name) ? undefined : meantBy(name);
    return meant === undefined ? [] : [`${name} is not read: did you mean ${meant}?`];
  });
  const plain = (['MARKETING_FORMS_URL', 'MAILING_LIST_URL'] as const).filter((name) => {
    const address = environment[name];
    return address?.startsWith('http:') && !isLocal(new URL(address).host);
  });
  return [
    ...misspelled,
    ...plain.map((name) => `${name} is plain http: leads would cross the network unencrypted. Use https.`),
    ...(DATABASE_URL !== undefined && isPlainDatabase(DATABASE_URL, source['PGSSLMODE'])
      ? ['DATABASE_URL does not use TLS: leads would cross the network unencrypted. Add sslmode=verify-full.']
      : []),
    ...(environment.MARKETING_FORMS_URL === undefined
      ? ['MARKETING_FORMS_URL is not set: leads are stored here and sent nowhere.']
      : []),
  ];
}

/** Warns of hosts in SITE_HOSTS that are not canonical, which are those of the settings. */
export function hostWarnings(unlisted: readonly string[], canonical: readonly string[]): string[] {
  if (unlisted.length === 0) return [];
  return [
    `Search engines are told not to index ${unlisted.join(', ')}: pages give ${canonical.join(', ')} as their address. Unless this is a staging machine, set the hosts in content/settings/locales.yaml and build again.`,
  ];
}
