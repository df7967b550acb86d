// Renders the placeholder photographs of this example: node examples/tarn/renderPhotographs.ts
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, 'content', 'media', 'photos');

/** Seeded random numbers from 0 to 1, so that the pictures are the same each time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

interface Photograph {
  name: string;
  width: number;
  height: number;
  /** SVG within the frame: gradients, then shapes from the farthest to the nearest. */
  draw: (width: number, height: number, random: () => number) => string;
}

const gradient = (id: string, stops: readonly [number, string][], vertical = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stops
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

const glow = (id: string, color: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

/** Towers at one distance: the farther, the paler and hazier. */
function towers(
  width: number,
  ground: number,
  {
    count,
    tall,
    fill,
    lit,
    filter,
  }: { count: number; tall: number; fill: string; lit: string; filter: string },
  random: () => number,
): string {
  const shapes = Array.from({ length: count }, (_, index) => {
    const wide = (width / count) * (0.55 + random() * 0.6);
    const high = tall * (0.45 + random() * 0.55);
    const x = (index / count) * width + random() * 30 - 30;
    const windows = Array.from({ length: Math.floor(high / 26) * Math.floor(wide / 22) }, (_, place) => {
      if (random() > 0.32) return '';
      const columns = Math.floor(wide / 22);
      const [column, row] = [place % columns, Math.floor(place / columns)];
      return box(
        x + 8 + column * 22,
        ground - high + 14 + row * 26,
        11,
        14,
        lit,
        `opacity="${(0.25 + random() * 0.6).toFixed(2)}"`,
      );
    }).join('');
    return box(x, ground - high, wide, high + 40, fill) + windows;
  });
  return `<g filter="url(#${filter})">${shapes.join('')}</g>`;
}

/** A pipe lit from above. */
const pipe = (y: number, thickness: number, width: number, hue: string) =>
  `<g>${box(-20, y, width + 40, thickness, hue)}${box(-20, y + thickness * 0.16, width + 40, thickness * 0.2, '#ffffff', 'opacity=".5" filter="url(#soft)"')}${box(-20, y + thickness * 0.68, width + 40, thickness * 0.32, '#04101f', 'opacity=".5" filter="url(#soft)"')}</g>`;

const photographs: readonly Photograph[] = [
  {
    name: 'skyline',
    width: 2400,
    height: 1350,
    draw: (width, height, random) =>
      `<defs>${gradient('sky', [
        [0, '#0c2a5c'],
        [0.45, '#3f7fc4'],
        [0.72, '#f0b98a'],
        [1, '#f6d9b4'],
      ])}${glow('sun', '#fff3d6')}${blur('far', 7)}${blur('mid', 2.4)}${blur('near', 0.7)}${blur('soft', 5)}</defs>` +
      box(0, 0, width, height, 'url(#sky)') +
      `<circle cx="${width * 0.68}" cy="${height * 0.7}" r="620" fill="url(#sun)"/>` +
      towers(
        width,
        height * 0.86,
        { count: 22, tall: 420, fill: '#8fa9c9', lit: '#ffe3b0', filter: 'far' },
        random,
      ) +
      towers(
        width,
        height * 0.94,
        { count: 15, tall: 640, fill: '#41628f', lit: '#ffdc9c', filter: 'mid' },
        random,
      ) +
      towers(
        width,
        height * 1.05,
        { count: 9, tall: 760, fill: '#132c52', lit: '#ffd283', filter: 'near' },
        random,
      ),
  },
  {
    name: 'plant-room',
    width: 1920,
    height: 1440,
    draw: (width, height, random) =>
      `<defs>${gradient('wall', [
        [0, '#0a1c38'],
        [0.5, '#24507f'],
        [1, '#0c1d36'],
      ])}${gradient('floor', [
        [0, '#2f5b88'],
        [1, '#071225'],
      ])}${glow('lamp', '#eaf6ff')}${blur('soft', 6)}${blur('deep', 26)}</defs>` +
      box(0, 0, width, height, 'url(#wall)') +
      `<path d="M0 ${height}L${width * 0.38} ${height * 0.6}H${width * 0.62}L${width} ${height}z" fill="url(#floor)"/>` +
      Array.from({ length: 7 }, (_, step) => {
        const near = step / 6;
        return `<ellipse cx="${width / 2}" cy="${height * (0.42 - near * 0.4)}" rx="${30 + near * 330}" ry="${8 + near * 44}" fill="url(#lamp)" opacity="${0.95 - near * 0.2}"/>`;
      }).join('') +
      [0.16, 0.24, 0.3, 0.7]
        .map((at, index) =>
          pipe(
            height * at,
            46 + index * 16,
            width,
            ['#9fb6cc', '#c98a52', '#7f9fc4', '#5f86b3'][index] ?? '#889',
          ),
        )
        .join('') +
      Array.from({ length: 4 }, (_, step) => {
        const side = step % 2 === 0 ? width * 0.06 : width * 0.7;
        return (
          box(
            side + random() * 20,
            height * (0.44 + (step > 1 ? 0.04 : 0)),
            430 - step * 40,
            420,
            step > 1 ? '#1d4a86' : '#16396b',
          ) +
          box(side + 36, height * 0.5, 300 - step * 40, 150, '#061226', 'opacity=".75"') +
          box(side + 52, height * 0.52, 90, 12, '#57f0c2', 'filter="url(#soft)"')
        );
      }).join('') +
      `<ellipse cx="${width / 2}" cy="${height * 0.95}" rx="520" ry="120" fill="url(#lamp)" opacity=".35" filter="url(#deep)"/>`,
  },
  {
    name: 'atrium',
    width: 1920,
    height: 1440,
    draw: (width, height) =>
      `<defs>${gradient('air', [
        [0, '#dcebfb'],
        [0.6, '#8fb6df'],
        [1, '#2d5587'],
      ])}${glow('sun', '#ffffff')}${blur('soft', 3)}${blur('deep', 40)}</defs>` +
      box(0, 0, width, height, 'url(#air)') +
      Array.from({ length: 6 }, (_, floor) => {
        const y = height * (0.1 + floor * 0.145);
        const inset = 90 + floor * 46;
        return (
          box(0, y, inset + 330, 30, '#f7fafd') +
          box(0, y + 30, inset + 330, 92, '#385f90', 'opacity=".55"') +
          box(width - inset - 330, y, inset + 330, 30, '#eef4fa') +
          box(width - inset - 330, y + 30, inset + 330, 92, '#2a4f80', 'opacity=".6"')
        );
      }).join('') +
      [0.36, 0.46, 0.56]
        .map(
          (at, index) =>
            `<path d="M${width * at} -40L${width * (at - 0.3)} ${height}h220L${width * (at + 0.05)} -40z" fill="#fff" opacity="${0.22 - index * 0.04}" filter="url(#deep)"/>`,
        )
        .join('') +
      Array.from({ length: 9 }, (_, person) => {
        const x = width * (0.22 + person * 0.07);
        const y = height * (0.86 + (person % 3) * 0.035);
        return `<g filter="url(#soft)" fill="#0d2444"><ellipse cx="${x}" cy="${y - 92}" rx="13" ry="16"/><path d="M${x - 22} ${y}q4-76 22-76t22 76z"/><path d="M${x - 30} ${y + 2}h130l-20 8h-100z" opacity=".35"/></g>`;
      }).join(''),
  },
  {
    name: 'gauges',
    width: 1920,
    height: 1280,
    draw: (width, height, random) =>
      `<defs>${gradient('steel', [
        [0, '#173a6b'],
        [1, '#05101f'],
      ])}${glow('lamp', '#cfe6ff')}${gradient('dial', [
        [0, '#ffffff'],
        [1, '#c9d6e6'],
      ])}${blur('soft', 2)}${blur('deep', 34)}</defs>` +
      box(0, 0, width, height, 'url(#steel)') +
      Array.from(
        { length: 26 },
        () =>
          `<circle cx="${random() * width}" cy="${random() * height * 0.8}" r="${30 + random() * 70}" fill="${random() > 0.5 ? '#ffd28a' : '#8fc4ff'}" opacity="${0.1 + random() * 0.22}" filter="url(#soft)"/>`,
      ).join('') +
      [
        [0.28, 0.55, 150, 'deep'],
        [0.78, 0.5, 180, 'deep'],
        [0.53, 0.56, 330, 'soft'],
      ]
        .map(([x, y, radius, filter]) => {
          const [cx, cy, r] = [width * Number(x), height * Number(y), Number(radius)];
          const ticks = Array.from({ length: 25 }, (_, tick) => {
            const turn = Math.PI * (0.75 + (tick / 24) * 1.5);
            return `<path d="M${cx + Math.cos(turn) * r * 0.68} ${cy + Math.sin(turn) * r * 0.68}L${cx + Math.cos(turn) * r * 0.8} ${cy + Math.sin(turn) * r * 0.8}" stroke="#0b1f3a" stroke-width="${tick % 4 === 0 ? 9 : 4}"/>`;
          }).join('');
          return `<g ${filter === 'deep' ? 'filter="url(#deep)"' : ''}><circle cx="${cx + 14}" cy="${cy + 26}" r="${r * 1.06}" fill="#02070f" opacity=".55" filter="url(#deep)"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#9db1c8"/><circle cx="${cx}" cy="${cy}" r="${r * 0.9}" fill="url(#dial)"/>${ticks}<path d="M${cx} ${cy}L${cx + r * 0.52} ${cy - r * 0.38}" stroke="#d7392b" stroke-width="12" stroke-linecap="round"/><circle cx="${cx}" cy="${cy}" r="22" fill="#0b1f3a"/><ellipse cx="${cx - r * 0.3}" cy="${cy - r * 0.42}" rx="${r * 0.42}" ry="${r * 0.22}" fill="#fff" opacity=".4" filter="url(#soft)"/></g>`;
        })
        .join('') +
      `<circle cx="${width * 0.2}" cy="${height * 0.12}" r="560" fill="url(#lamp)" opacity=".3"/>`,
  },
  ...(['amara', 'joel'] as const).map(
    (name, index): Photograph => ({
      name,
      width: 960,
      height: 960,
      draw: (width, height, random) =>
        `<defs>${gradient(
          'room',
          index === 0
            ? [
                [0, '#bcd7f2'],
                [1, '#3b6aa3'],
              ]
            : [
                [0, '#f3d8b5'],
                [1, '#4d6f9d'],
              ],
        )}${glow('window', '#ffffff')}${gradient(
          'skin',
          [
            [0, index === 0 ? '#8a5a41' : '#d9a27c'],
            [1, index === 0 ? '#4b2c1e' : '#8c5a3e'],
          ],
          false,
        )}${gradient(
          'coat',
          [
            [0, '#2368d8'],
            [1, '#0d2a5c'],
          ],
          false,
        )}${blur('soft', 4)}${blur('deep', 46)}</defs>` +
        box(0, 0, width, height, 'url(#room)') +
        Array.from(
          { length: 12 },
          () =>
            `<circle cx="${random() * width}" cy="${random() * height * 0.7}" r="${40 + random() * 80}" fill="#fff" opacity="${0.08 + random() * 0.14}" filter="url(#deep)"/>`,
        ).join('') +
        `<circle cx="120" cy="200" r="420" fill="url(#window)" opacity=".7"/>` +
        `<g filter="url(#soft)"><path d="M170 960q20-250 220-290h180q210 40 230 290z" fill="url(#coat)"/><path d="M420 700q60 70 126 0v-130h-126z" fill="url(#skin)"/><ellipse cx="482" cy="440" rx="132" ry="168" fill="url(#skin)"/>${index === 0 ? '<path d="M330 470q-50-250 150-260t160 250q-20-120-90-150-120 60-190 20-30 60-30 140z" fill="#17100d"/>' : '<path d="M340 420q-20-190 144-196t146 190q-20-90-80-110-120 10-180-8-22 50-30 124z" fill="#3a2416"/><path d="M352 500q20 130 130 132t132-132q-10 60-70 60h-120q-60 0-72-60z" fill="#3a2416" opacity=".8"/>'}</g>` +
        `<path d="M345 300q-60 200 60 330" stroke="#fff" stroke-width="26" fill="none" opacity=".28" filter="url(#deep)"/>`,
    }),
  ),
];

/** Film grain, the same for all pictures of a size. */
async function grain(width: number, height: number, seed: number): Promise<Buffer> {
  const random = sequence(seed);
  const pixels = Buffer.alloc(width * height * 4);
  for (let place = 0; place < pixels.length; place += 4) {
    const light = random() > 0.5 ? 255 : 0;
    pixels.fill(light, place, place + 3);
    pixels[place + 3] = Math.floor(random() * 26);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

mkdirSync(FOLDER, { recursive: true });
for (const [index, { name, width, height, draw }] of photographs.entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw(width, height, sequence(index + 7))}</svg>`;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="v" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  await sharp(Buffer.from(svg))
    .composite([{ input: Buffer.from(corners) }, { input: await grain(width, height, index + 3) }])
    .flatten()
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`));
}
