import { drawKey } from './drawKey.ts';
import type { PdfPen, PenColor } from './PdfPen.ts';
import { type Meters, SitePen } from './SitePen.ts';
import { drawClinic, drawShop, drawTower } from './siteBuildings.ts';
import { drawEarth, drawTree, drawVan } from './siteParts.ts';

/** The estate in section: a shop, a clinic, an office tower. With integration, live lines tie them together. */
export function drawEstate(pen: PdfPen, isIntegration: boolean): void {
  const site = new SitePen(pen);
  for (const [x, height] of [
    [2.4, 6],
    [43.4, 5.4],
    [71, 6.6],
    [99.4, 5.6],
  ] as const)
    drawTree(site, x, height);
  drawShop(site, 6);
  drawClinic(site, 46);
  drawTower(site, 74);
  drawVan(site, 65.2);
  drawEarth(site);
  if (isIntegration) drawIntegration(site);
  const [technicianX, technicianTop] = site.at([51.4, 9.8]);
  const [vanX, vanTop] = site.at([67.6, 2.4]);
  for (const [number, x, top] of [
    ['1', technicianX, technicianTop],
    ['2', vanX, vanTop],
  ] as const) {
    const height = number === '1' ? 44 : 22;
    pen.line(
      [
        [x, top],
        [x, top + height],
      ],
      'ink',
      0.6,
    );
    drawKey(pen, x, top + height + 6, number);
  }
}

/** The duct below the ground, with the lines that integration adds. */
function drawIntegration(site: SitePen): void {
  site.box(4, -5, 93, 2.3, 'paper', 1.6);
  const lines: readonly { color: PenColor; points: readonly Meters[] }[] = [
    {
      color: 'coldLive',
      points: [
        [5.5, -4.3],
        [13, -4.3],
        [13, 3.2],
        [27.6, 3.2],
      ],
    },
    {
      color: 'cmmsLive',
      points: [
        [14.5, -4.3],
        [52.2, -4.3],
        [52.2, 10.1],
        [57, 10.1],
      ],
    },
    {
      color: 'energyLive',
      points: [
        [5.5, -3.4],
        [95.5, -3.4],
      ],
    },
    {
      color: 'energyLive',
      points: [
        [61.2, -3.4],
        [61.2, 16.4],
      ],
    },
    {
      color: 'energyLive',
      points: [
        [89.6, -3.4],
        [89.6, 27.4],
      ],
    },
  ];
  for (const { color, points } of lines) site.line(points, 1.5, color);
}
