import type { ReactNode } from 'react';

/** A sentence whose placeholder is replaced by an element. */
export function Marked({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const [before, after] = text.split(`%${name}%`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
