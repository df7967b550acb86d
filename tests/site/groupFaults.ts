/** Pages that are named when many have the same fault. */
const MOST_NAMES = 3;

/**
 * Faults as “page: fault”, with those of the chrome reported once instead of per page: “fault: first pages and 390
 * more”.
 */
export function groupFaults(faults: readonly string[]): string[] {
  const pages = new Map<string, string[]>();
  for (const line of faults) {
    const colon = line.indexOf(': ');
    const fault = line.slice(colon + 2);
    pages.set(fault, [...(pages.get(fault) ?? []), line.slice(0, colon)]);
  }
  return [...pages].map(([fault, names]) => {
    const rest = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return `${names.slice(0, MOST_NAMES).join(', ')}${rest}: ${fault}`;
  });
}
