/** A moment as files write it: local time, with its offset from UTC. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Local time and offset of a moment, or undefined for another text. */
export function partsOfMoment(text: string): { local: string; offset: string } | undefined {
  const [, local, offset] = MOMENT.exec(text) ?? [];
  return local === undefined || offset === undefined ? undefined : { local, offset };
}

/** The offset of a time zone at an instant, as “-05:00”. */
function offsetOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return name === '' || name === '+00:00' ? 'Z' : name;
}

const minutesOf = (offset: string) => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** The moment at which clocks of a time zone show a local time, as 2027-01-21T09:00. */
export function momentIn(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const guess = offsetOf(asUtc, timeZone);
  // The offset may be another one at the instant itself, in the hours around a change of clocks.
  const offset = offsetOf(asUtc - minutesOf(guess) * 60_000, timeZone);
  return `${local}:00${offset}`;
}

/** The time zones that a person can choose from, the machine’s own one first. */
export function timeZones(): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
