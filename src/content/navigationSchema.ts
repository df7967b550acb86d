import { z } from 'zod';

const iconName = z.string().describe('a name of src/ui/Icon/iconPaths.ts');

/** A menu entry. Its name defaults to the page's own. */
const entrySchema = z.strictObject({
  link: z
    .string()
    .min(1)
    .describe(
      'id of a page (its path without outer slashes, placeholders unfilled), or @ and a key of links in config/site.ts',
    ),
  name: z
    .string()
    .max(40)
    .optional()
    .describe('what the menu calls it, where that differs from the page’s name'),
  title: z.string().max(60).optional().describe('one line under the name'),
  icon: iconName.optional(),
  hoverIcon: iconName
    .optional()
    .describe('takes the icon’s place while the pointer or focus is on the entry'),
  tag: z.string().max(16).optional().describe('small label beside the name'),
});

const entries = z.array(entrySchema).min(1);

const productSchema = entrySchema.extend({
  system: z.enum(['cmms', 'energy', 'cold']),
  modules: entries,
});

export const navigationSchema = z.strictObject({
  platform: z.strictObject({
    name: z.string(),
    overview: entrySchema,
    products: z.array(productSchema).length(3),
    activeProduct: z.enum(['cmms', 'energy', 'cold']).describe('the product whose modules show first'),
    across: entries,
    features: entrySchema,
  }),
  solutions: z.strictObject({ name: z.string(), goals: entries, industries: entries }),
  resources: z.strictObject({ name: z.string(), read: entries, watch: entries, product: entries }),
  company: z.strictObject({ name: z.string(), about: entries, meet: entries }),
  partners: z.strictObject({ name: z.string(), entries }),
  pricing: entrySchema,
  demo: entrySchema,
  start: entrySchema,
  help: entrySchema,
  footer: z.array(z.strictObject({ name: z.string(), entries })).min(1),
  legal: entries,
});

export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationConfig = z.output<typeof navigationSchema>;
export type ProductSystem = z.output<typeof productSchema>['system'];
