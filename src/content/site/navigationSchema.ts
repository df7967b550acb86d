import { z } from 'zod';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import { systemSchema } from '../../scenes/systemSchema.ts';

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
  system: systemSchema.describe('its color, which several products may share'),
  modules: entries,
});

const name = z.string().min(1).max(24);

/** A menu of a vendor's own: one list without a heading, or several side by side. */
const menuSchema = z.strictObject({
  name,
  lists: z.array(z.strictObject({ heading: name.optional(), entries })).min(1),
});

export const navigationSchema = z.strictObject({
  platform: z
    .strictObject({
      name,
      overview: entrySchema.optional(),
      products: z
        .array(productSchema)
        .min(1)
        .refine((all) => new Set(all.map(({ link }) => link)).size === all.length, {
          message: 'two products lead to the same page: give each its own link',
        }),
      activeProduct: z.string().describe('the link of the product whose modules show first'),
      across: entries.optional(),
      features: entrySchema.optional(),
    })
    .refine(({ products, activeProduct }) => products.some(({ link }) => link === activeProduct), {
      path: ['activeProduct'],
      message: 'is the link of none of the products: name one of theirs',
    })
    .optional()
    .describe('each of the menus can be left out'),
  solutions: z.strictObject({ name, goals: entries.optional(), industries: entries.optional() }).optional(),
  resources: z
    .strictObject({
      name,
      read: entries.optional(),
      watch: entries.optional(),
      product: entries.optional(),
    })
    .optional(),
  company: z.strictObject({ name, about: entries.optional(), meet: entries.optional() }).optional(),
  partners: z.strictObject({ name, entries }).optional(),
  picture: sceneSchema.optional().describe('at the foot of the menu on phones'),
  menus: z.array(menuSchema).default([]).describe('further menus, in their order, after those above'),
  pricing: entrySchema.optional(),
  demo: entrySchema,
  start: entrySchema.optional(),
  help: entrySchema,
  footer: z.array(z.strictObject({ name: z.string(), entries })).min(1),
  legal: entries,
});

export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationConfig = z.output<typeof navigationSchema>;
