// The pages of this site: read by src/content, which knows no section, and checked by the sections of src/sections.
// Programs and routes begin here; sections, chrome and islands import src/content.
import './sections/sectionSchema.ts';

export * from './content/site/pages.ts';
