/** A moment in ms since 1970 as the store writes it: ISO 8601 in UTC, which sorts as text. */
export const timeText = (time: number) => new Date(time).toISOString();
