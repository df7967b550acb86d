import { z } from 'zod';

/** One entry of the redirect table. */
export const redirectRuleSchema = z.strictObject({
  from: z
    .string()
    .regex(/^\/[^?#]*[^/?#]$/, 'must be a path without its trailing slash')
    .describe('path, placeholders filled, no trailing slash; a visitor may add one'),
  to: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)/, 'must be a path on the site or an https address')
    .describe('path on the site, or the address of another site; may end in a #fragment'),
  status: z.union([z.literal(301), z.literal(302)]),
  reason: z.string().min(1).describe('why people still request the old path'),
});

export type RedirectRule = z.infer<typeof redirectRuleSchema>;
