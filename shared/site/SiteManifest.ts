import { z } from 'zod';
import { redirectRuleSchema } from '../http/RedirectRule.ts';
import { priceBandsSchema } from '../pricing/PriceBands.ts';
import { answerTextsSchema } from './answerTexts.ts';
import { hostsSchema } from './hostsSchema.ts';

/** Path of the manifest, relative to the folder that the build writes the site to. */
export const SITE_MANIFEST_PATH = '.site/manifest.json';

/** File next to it with the commit of the sources; missing if that is unknown. */
export const SITE_COMMIT_PATH = '.site/commit';

const secured = z.object({ csp: z.string().min(1) });

/**
 * The data about a built site that the server needs.
 * Keys of documents and assets are paths relative to the build's folder: "about/index.html", "images/plan.svg".
 */
export const siteManifestSchema = z.object({
  brand: z.string().min(1).describe('the brand that the site was built for'),
  hosts: hostsSchema.optional().describe('the host of each locale'),
  answers: z
    .record(z.string(), answerTextsSchema)
    .optional()
    .describe('the messages of the server in each locale'),
  isPreview: z.literal(true).optional().describe('the build shows drafts: it is served only with a password'),
  documents: z.record(z.string(), secured).describe('Content-Security-Policy of each page'),
  assets: z
    .record(z.string(), secured)
    .default({})
    .describe('Content-Security-Policy of each standalone SVG'),
  bands: priceBandsSchema.optional().describe('the costs by size, for the ROI report'),
  redirects: z.array(redirectRuleSchema).default([]).describe('old addresses and their new ones'),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
