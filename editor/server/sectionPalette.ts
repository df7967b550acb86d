import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import type { GalleryExample, WrittenSection } from '../../src/gallery/galleryExamples.ts';
import type { GalleryFamily } from '../../src/gallery/galleryFamilies.ts';

export interface PaletteSection {
  type: string;
  /** Its family: a folder of src/sections. */
  family: string;
  about: string;
  /**
   * Its first example in the gallery that this content can show: the address, which serves as its preview, and the data,
   * which an inserted section starts with. Absent if every example names what only other content has.
   */
  example?: { picture: string; data: WrittenSection };
}

/** An example of a section, unless it names a picture or a record that the content lacks. */
function exampleFrom({ id, content }: GalleryExample): PaletteSection['example'] {
  if (content.kind !== 'section') return undefined;
  try {
    return content.section && { picture: `/gallery/${id}/`, data: content.written };
  } catch {
    return undefined;
  }
}

/** The sections of families, each with the first of its examples that can be shown. */
export function paletteOf(families: readonly GalleryFamily[]): PaletteSection[] {
  return families.flatMap(({ name: family, components }) =>
    components.flatMap(({ section, about, examples }) => {
      if (!section) return [];
      const example = examples.map(exampleFrom).find((one) => one !== undefined);
      return [{ type: section.type, family, about, ...(example ? { example } : {}) }];
    }),
  );
}

/** Every section by family, in the gallery's order. */
export async function sectionPalette(server: ViteDevServer): Promise<PaletteSection[]> {
  const { galleryFamilies } = await importAsPagesDo<typeof import('../../src/gallery/galleryFamilies.ts')>(
    server,
    'src/gallery/galleryFamilies.ts',
  );
  return paletteOf(galleryFamilies());
}
