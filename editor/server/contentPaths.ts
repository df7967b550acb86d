import { matchesGlob, posix } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot.ts';

/** Thrown when a request cannot be met; the message is shown to the user. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Checks that a path below the content folder is that of a content file. Throws Refusal otherwise. */
export function contentPath(path: unknown): string {
  const given = String(path);
  const isContent =
    /^[\w{}@.-]+(?:\/[\w{}@.-]+)*\.(?:yaml|mdx)$/.test(given) &&
    posix.normalize(given) === given &&
    !given.startsWith('.');
  if (!isContent || given.split('/').some((part) => part.startsWith('.')))
    throw new Refusal(`${given} is not a content file`);
  return given;
}

/** The file at a path below the content folder. */
export const fileOf = (path: string) => `${contentRoot()}/${path}`;

/** Name of the schema for a content file. */
export function schemaNameOf(
  path: string,
  schemas: readonly { name: string; files: string }[],
): string | undefined {
  if (/^en\/.*\.mdx$/.test(path)) return 'page';
  if (/^[a-z]{2}-[A-Z]{2}\/.*\.mdx$/.test(path)) return 'regional-page';
  return schemas.find(({ files }) => matchesGlob(path, files))?.name;
}
