import { z } from 'zod';
import { drawingNames } from '../../scenes/drawings/drawings.ts';
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

const line = (max: number) => z.string().min(1).max(max);

/** A highlight at the end of a menu. */
const teaserSchema = z.strictObject({
  heading: line(30).describe('above it'),
  tag: line(16).optional(),
  page: line(120).describe('id of the page it leads to: its file’s path below content/en, without ending'),
  title: line(60),
  text: line(120),
  action: line(24),
  drawing: z.enum(drawingNames).optional(),
});

const menuSchema = z.strictObject({
  name,
  lists: z
    .array(z.strictObject({ heading: name.optional(), entries }))
    .min(1)
    .describe('side by side, each under its heading'),
  teaser: teaserSchema.optional().describe('a page to highlight beside the lists'),
  latest: z
    .strictObject({
      kind: z.enum(['post', 'pressRelease']).describe('which pages'),
      heading: line(24),
      action: line(24).describe('label of each link'),
    })
    .optional()
    .describe('the newest pages of a kind, which change by themselves'),
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
    .describe('the menu of the products; without it, menus come first'),
  menus: z
    .array(menuSchema)
    .refine((all) => new Set(all.map((menu) => menu.name)).size === all.length, {
      message: 'two menus have the same name: give each its own',
    })
    .default([])
    .describe('any number of them, after the products'),
  picture: sceneSchema.optional().describe('at the foot of the menu on phones'),
  pricing: entrySchema.optional(),
  demo: entrySchema,
  start: entrySchema.optional(),
  help: entrySchema,
  footer: z.array(z.strictObject({ name: z.string(), entries })).min(1),
  legal: entries,
});

export type MenuTeaser = z.output<typeof teaserSchema>;
export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationConfig = z.output<typeof navigationSchema>;
