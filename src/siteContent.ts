// The pages of this site: read by src/content, which knows no sections, and checked by those of src/sections.
// Programs and routes import this; sections, chrome and islands import src/content.
import './sections/sectionSchema.ts';

export * from './content/site/pages.ts';
