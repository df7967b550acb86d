/**
 * Shifts the current time that Date reports by offset ms; time still passes at its normal rate. The function refers to
 * nothing outside itself, because browser tests run its source text in pages.
 */
export function shiftDate(offset: number): void {
  const now = Date.now;
  Date.now = () => now() + offset;
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date().toString(),
    construct: (date, values: unknown[], target) =>
      Reflect.construct(date, values.length === 0 ? [Date.now()] : values, target),
  });
}
