import { z } from 'zod';
import { redirectRuleSchema } from '../http/RedirectRule.ts';
import { answerTextsSchema } from './answerTexts.ts';
import { hostsSchema } from './hostsSchema.ts';

/** Where the build leaves the manifest, relative to the folder it writes the site to. */
export const SITE_MANIFEST_PATH = '.site/manifest.json';

/** File beside it that names the commit of the sources; missing where that is not known. */
export const SITE_COMMIT_PATH = '.site/commit';

const secured = z.object({ csp: z.string().min(1) });

/**
 * What the build tells the server about the site it wrote.
 * Keys of documents and assets are paths relative to the build's folder: "about/index.html", "images/plan.svg".
 */
export const siteManifestSchema = z.object({
  brand: z.string().min(1).describe('the brand that the site was built under'),
  hosts: hostsSchema.optional().describe('the host of each locale'),
  answers: z
    .record(z.string(), answerTextsSchema)
    .optional()
    .describe('what the server says in each locale where no page does'),
  isPreview: z
    .literal(true)
    .optional()
    .describe('the build shows drafts: it is served to those who know the password'),
  documents: z.record(z.string(), secured).describe('Content-Security-Policy of each page'),
  assets: z
    .record(z.string(), secured)
    .default({})
    .describe('Content-Security-Policy of each standalone SVG'),
  redirects: z.array(redirectRuleSchema).default([]).describe('old addresses, and where they lead now'),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
