import { vi } from 'vitest';

/** Begins a session in a new tab with empty storage. Returns what is stored, by key. */
export function beginSession(): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
