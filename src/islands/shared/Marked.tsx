import type { ReactNode } from 'react';

/** A sentence with an element where it has a placeholder. */
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
