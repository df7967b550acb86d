/**
 * Makes Date take another moment for now, offset ms from the true one; time runs on as it does. It refers to nothing
 * outside of itself, because browser tests run its text in pages.
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
