import { optimize } from 'svgo';
import type { Theme } from '../../shared/site/themeSchema.ts';
import { plainSvg } from '../../src/media/plainSvg.ts';

/**
 * Reads the mark from an SVG file: its paths, joined into one, and its view box. Throws with a remedy if the file has
 * no paths or transforms them.
 */
export function readMark(svg: string): Theme['mark'] {
  const { data: plain } = optimize(plainSvg(svg), {
    plugins: [{ name: 'convertShapeToPath', params: { convertArcs: true } }, 'convertTransform'],
  });
  const [, viewBox] = /viewBox="([^"]+)"/.exec(plain) ?? [];
  const [, width, height] = /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(plain) ?? [];
  const box = (viewBox ?? `0 0 ${width} ${height}`).split(/[\s,]+/).map(Number);
  if (box.length !== 4 || box.some(Number.isNaN))
    throw new Error('the mark has no viewBox: export it with one');
  if (/ transform=/.test(plain))
    throw new Error(
      'the mark has transforms: flatten them (in Inkscape: Path, Combine), then export it again',
    );
  const [left] = /<(?:text|image|use|line|polyline|ellipse|circle|rect)\b/.exec(plain) ?? [];
  if (left !== undefined)
    throw new Error(
      `the mark has a ${left.slice(1)}: convert its shapes and text to paths, then export it again`,
    );
  // The first move of a path is absolute even as a lowercase `m`; within a joined path it would not be.
  const paths = [...plain.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, data = '']) =>
    data.replace(/^m/, 'M'),
  );
  if (paths.length === 0) throw new Error('the mark has no paths: export one that is drawn with shapes');
  return { box: box as Theme['mark']['box'], path: paths.join('') };
}
