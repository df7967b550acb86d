/** The day that a moment has on the visitor's own calendar, as `2026-03-18`. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
