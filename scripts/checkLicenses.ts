import { init, type ModuleInfos } from 'license-checker-rseidelsohn';

/** Permissive licenses, which require only attribution. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under other licenses, each with the reason why it may be used; see decision 17. */
const EXCEPTIONS: readonly { name: RegExp; license: string; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    reason: 'a separate shared library, loaded unchanged and only at build',
  },
  {
    name: /^(?:axe-core|ical\.js|lightningcss(?:-.+)?)$/,
    license: 'MPL-2.0',
    reason: 'its files stay unchanged, and none is sent to a visitor',
  },
];

const isException = (name: string, license: string) =>
  EXCEPTIONS.some((exception) => exception.name.test(name) && exception.license === license);

/** Whether an SPDX expression permits use: one side of an OR, all sides of an AND. */
function isAllowed(name: string, expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((side) => side.split(' AND ').every((one) => PERMISSIVE.has(one) || isException(name, one)));
}

/**
 * Checks the licenses of packages, by name@version: one expression each, or several. Returns a line with the remedy for
 * each package that may not be used.
 */
export function licenseFaults(licenses: Readonly<Record<string, string | readonly string[]>>): string[] {
  return Object.entries(licenses).flatMap(([key, found]) => {
    const name = key.slice(0, key.lastIndexOf('@'));
    const wrong = [found].flat().filter((expression) => !isAllowed(name, expression));
    return wrong.map(
      (expression) =>
        `${key}: ${expression}: replace the package, or say in scripts/checkLicenses.ts and decision 17 why it may stay`,
    );
  });
}

function readLicenses(): Promise<ModuleInfos> {
  return new Promise((resolve, reject) => {
    init({ start: process.cwd(), excludePrivatePackages: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });
}

/**
 * Reads the license of every installed package, for use and for development, and reports those that may not be used.
 */
export async function checkLicenses(): Promise<boolean> {
  const found = await readLicenses();
  const licenses = Object.entries(found).map(([key, { licenses = 'none' }]) => [key, licenses]);
  const faults = licenseFaults(Object.fromEntries(licenses));
  for (const fault of faults) console.error(fault);
  console.log(`${licenses.length} packages`);
  return faults.length === 0 && licenses.length > 100;
}
