import type { z } from 'zod';

/** The fields that depend on the layout, by layout. */
type FieldsByLayout<Layout extends string> = Record<
  Layout,
  Readonly<Record<string, 'required' | 'optional'>>
>;

/**
 * A check for `superRefine`: a section has the fields that its layout requires, and none that only other layouts have.
 * Errors name the field and the layouts that it belongs to. For a section's items, call it with the layout added to the
 * item's fields, and with the item's path.
 */
export function fieldsOfLayout<Layout extends string>(fields: FieldsByLayout<Layout>) {
  const layouts = Object.entries(fields) as [Layout, FieldsByLayout<Layout>[Layout]][];
  const names = [...new Set(layouts.flatMap(([, own]) => Object.keys(own)))];
  return (
    section: { layout: Layout },
    context: z.RefinementCtx,
    place: readonly PropertyKey[] = [],
  ): void => {
    const own = fields[section.layout];
    for (const name of names) {
      const isGiven = (section as Record<string, unknown>)[name] !== undefined;
      const owners = layouts.flatMap(([layout, { [name]: use }]) => (use ? [layout] : [])).join(' or ');
      if (isGiven && !own[name])
        context.addIssue({
          code: 'custom',
          path: [...place, name],
          message: `belongs to the layout ${owners}`,
        });
      if (!isGiven && own[name] === 'required')
        context.addIssue({
          code: 'custom',
          path: [...place, name],
          message: `is missing: the layout ${section.layout} requires it`,
        });
    }
  };
}
