/** A writer saves pages in the shared checkout; a publisher also commits and pushes them. */
export const ROLES = ['writer', 'publisher'] as const;

export type Role = (typeof ROLES)[number];

/** Somebody who has signed in to the editor. */
export interface Person {
  name: string;
  email: string;
  role: Role;
}

/** A name without line breaks and other control characters, which would end up in logs and commits. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
