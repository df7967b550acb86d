import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';

/** A section that can be inserted. */
export interface PaletteSection {
  type: string;
  /** Its family: a folder of src/sections. */
  family: string;
  about: string;
  /** URL of its first example in the gallery, which serves as its preview. */
  picture: string;
  /** The data of that example, which an inserted section starts with. */
  example: Record<string, unknown>;
}

/** Every section by family, in the gallery's order. */
export async function sectionPalette(server: ViteDevServer): Promise<PaletteSection[]> {
  const { galleryFamilies } = await importAsPagesDo<typeof import('../../src/gallery/galleryFamilies.ts')>(
    server,
    'src/gallery/galleryFamilies.ts',
  );
  return galleryFamilies().flatMap(({ name, components }) =>
    components.flatMap(({ section, about, examples }) => {
      const [first] = examples;
      if (!section || first?.content.kind !== 'section') return [];
      return [
        {
          type: section.type,
          family: name,
          about,
          picture: `/gallery/${first.id}/`,
          example: first.content.written as Record<string, unknown>,
        },
      ];
    }),
  );
}
