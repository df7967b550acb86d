import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';

/** A section that can be inserted. */
export interface PaletteSection {
  type: string;
  /** Folder of src/sections that it is in. */
  family: string;
  about: string;
  /** Address of its first example in the gallery: its picture. */
  picture: string;
  /** The first example, with which an inserted section begins. */
  example: Record<string, unknown>;
}

/** Every section by family, as the gallery has them. */
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
