import { matchesGlob, posix } from 'node:path';

/** A request that cannot be met, with what to tell the person. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** A path below the content folder that is a content file. Throws Refusal for anything else. */
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

/** Name of the schema that a content file is checked with. */
export function schemaNameOf(
  path: string,
  schemas: readonly { name: string; files: string }[],
): string | undefined {
  if (/^en\/.*\.mdx$/.test(path)) return 'page';
  if (/^en-AE\/.*\.mdx$/.test(path)) return 'regional-page';
  return schemas.find(({ files }) => matchesGlob(path, files))?.name;
}
