import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);

/** A picture of at most 256 colors. */
export interface IndexedPicture {
  /** In pixels. */
  width: number;
  height: number;
  /** Palette index of each pixel, row by row from the top. */
  indices: Uint8Array;
  /** Red, green and blue of each color, one byte each. */
  palette: readonly number[];
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * Encodes a picture as a PNG of color type 3, eight bits per pixel (W3C, PNG Third Edition, section 11). Rows are not
 * filtered, which is smallest for flat drawings. Stronger deflate levels make a share picture 2 to 4 % smaller in twice
 * the time.
 */
export async function indexedPng({ width, height, indices, palette }: IndexedPicture): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', await deflated(rows, { level: 5 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
