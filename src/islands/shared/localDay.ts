/** The date of a moment in the visitor's time zone: `2026-03-18`. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
