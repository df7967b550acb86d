import type { SiteFaults } from '../../build/check/checkSite.ts';
import { type Fault, formatFault } from '../../shared/Fault.ts';

const HEADINGS: Readonly<Record<keyof SiteFaults, string>> = {
  content: 'Content',
  links: 'Links and pictures',
  redirects: 'Redirects',
  words: 'Words',
};

const byPlace = (one: Fault, other: Fault) =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Formats faults for a terminal: a heading for each kind, a line for each fault, and a total. */
export function formatFaults(faults: SiteFaults, seconds: number): string {
  const parts = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const found = faults[kind as keyof SiteFaults];
    return found.length === 0 ? [] : [[heading, ...found.toSorted(byPlace).map(formatFault)].join('\n')];
  });
  const all = Object.values(faults).flat() as Fault[];
  const files = new Set(all.map(({ file }) => file)).size;
  const time = `${seconds.toFixed(1)} s`;
  const summary =
    all.length === 0
      ? `Content, links, pictures, redirects and words are in order (${time})`
      : `${count(all.length, 'fault')} in ${count(files, 'file')} (${time})`;
  return [...parts, summary].join('\n\n');
}

/** The most lines of mere advice to show. */
const MOST_NOTES = 25;

/** Formats advice for a terminal: what it is about with how much of it there is, then its first lines. */
export function formatNotes(about: string, notes: readonly Fault[]): string {
  const first = notes.toSorted(byPlace).slice(0, MOST_NOTES);
  const others = notes.length - first.length;
  const rest = others > 0 ? [`and ${count(others, 'other')}`] : [];
  return [`${about}: ${notes.length}`, ...first.map(formatFault), ...rest].join('\n');
}
