import type { SectionType } from './sectionSchema.ts';

/** Each takes the data of its own section; what pairs them is the section's name. Long texts come with their headings. */
type SectionComponent = (props: object & { headings?: unknown }) => unknown;

const files = import.meta.glob<Record<string, SectionComponent>>(['./*/*/*.tsx', '!./**/*.test.tsx'], {
  eager: true,
});

const components = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    const [, name] = /\/(\w+)\/\1\.tsx$/.exec(path) ?? [];
    const component = name && file[name];
    return component ? [[name, component] as const] : [];
  }),
);

/** The component of a section: `aboutHead` is shown by `AboutHead` of company/AboutHead/AboutHead.tsx. Throws when that is missing. */
export function sectionComponent(type: SectionType): SectionComponent {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const component = components.get(name);
  if (!component)
    throw new Error(
      `the section ${type} has no component: export ${name} from ${name}.tsx, beside its schema`,
    );
  return component;
}
