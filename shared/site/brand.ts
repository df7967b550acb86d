import { z } from 'zod';

/** The brand as people read it. It begins with a letter, so that a path and a field name can be derived from it. */
export const brandNameSchema = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z][A-Za-z0-9&' -]{0,29}$/,
    'must be 1 to 30 letters, digits, spaces, hyphens, apostrophes or ampersands, and begin with a letter',
  );

const words = (name: string): string[] => name.replaceAll("'", '').match(/[A-Za-z0-9]+/g) ?? [];

/** A name in the form for paths and host names: "Acme Works" gives "acme-works". */
export function slugOf(name: string): string {
  return words(name).join('-').toLowerCase();
}

/** A name in the form for field names: "Acme works" gives "AcmeWorks". */
export function identifierOf(name: string): string {
  return words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
