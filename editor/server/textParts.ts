import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import type { ProseAttribute } from '../../src/content/checking/checkProse.ts';
import type { DrawingName } from '../../src/scenes/drawings/drawings.ts';

/** What a text or a section can show: components, and pictures that are drawn by code. */
export interface TextParts {
  components: Readonly<Record<string, Readonly<Record<string, ProseAttribute>>>>;
  drawings: readonly string[];
  buildings: readonly string[];
}

/** Lists the components of texts, and the names of drawings and buildings. */
export async function textParts(server: ViteDevServer): Promise<TextParts> {
  const [{ proseComponents }, { drawingNames }, { buildingKinds }] = await Promise.all([
    importAsPagesDo<typeof import('../../src/content/checking/checkProse.ts')>(
      server,
      'src/content/checking/checkProse.ts',
    ),
    importAsPagesDo<typeof import('../../src/scenes/drawings/drawings.ts')>(
      server,
      'src/scenes/drawings/drawings.ts',
    ),
    importAsPagesDo<typeof import('../../src/scenes/buildings/building.ts')>(
      server,
      'src/scenes/buildings/building.ts',
    ),
  ]);
  return { components: proseComponents, drawings: drawingNames, buildings: buildingKinds };
}

/** The picture of a drawing, a building or a person, as SVG; undefined if there is none of this name. */
export async function drawnPicture(
  server: ViteDevServer,
  kind: string,
  name: string,
): Promise<string | undefined> {
  const { drawings, buildings } = await textParts(server);
  const { renderScene } = await importAsPagesDo<typeof import('../../src/scenes/renderScene.ts')>(
    server,
    'src/scenes/renderScene.ts',
  );
  if (kind === 'drawing' && drawings.includes(name))
    return renderScene({ scene: 'drawing', name: name as DrawingName, tone: 'day' }, { still: true }).svg;
  if (kind === 'building' && buildings.includes(name))
    return renderScene({ scene: 'building', kind: name, tone: 'day' }, { still: true }).svg;
  if (kind === 'person') return portraitOf(server, name);
  return undefined;
}

/** The drawn portrait of a person, by the id of the record. */
async function portraitOf(server: ViteDevServer, id: string): Promise<string | undefined> {
  const [{ records }, { portraitSvg }] = await Promise.all([
    importAsPagesDo<typeof import('../../src/content/entries/records.ts')>(
      server,
      'src/content/entries/records.ts',
    ),
    importAsPagesDo<typeof import('../../src/scenes/portraits/portraitSvg.ts')>(
      server,
      'src/scenes/portraits/portraitSvg.ts',
    ),
  ]);
  const look = records('people').get(id)?.portrait;
  return look && portraitSvg(look).svg;
}
