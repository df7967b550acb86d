import { z } from 'zod';

/** The address of a page of this site: a second slash would lead to another host. */
export const pageHref = z
  .string()
  .regex(/^\/(?![/\\])(?:.*\/)?$/, 'must be a page of this site, beginning and ending with a slash');
