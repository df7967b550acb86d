/** A value shared by every copy of a module in this process, created by the first to ask for it. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const holder = globalThis as { [key: symbol]: Value | undefined };
  const key = Symbol.for(name);
  const value = holder[key] ?? make();
  holder[key] = value;
  return value;
}
