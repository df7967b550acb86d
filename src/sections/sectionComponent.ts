import type { SectionType } from './sectionSchema.ts';

/** Each takes the data of its own section; what pairs them is the section's name. Long texts come with their headings. */
type SectionComponent = (props: object & { headings?: unknown }) => unknown;

const files = import.meta.glob<Record<string, SectionComponent>>(['./*/*.tsx', '!./**/*.test.tsx'], {
  eager: true,
});

/** The component of a section: `aboutHero` is shown by `AboutHero` of AboutHero/AboutHero.tsx. Throws when that is missing. */
export function sectionComponent(type: SectionType): SectionComponent {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const component = files[`./${name}/${name}.tsx`]?.[name];
  if (!component)
    throw new Error(
      `the section ${type} has no component: export ${name} from src/sections/${name}/${name}.tsx`,
    );
  return component;
}
