// node draw.tmp.mjs NAME[:night] … : writes /tmp/dr/NAME.png with the marks and the label column
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { closeups } from './src/scenes/drawings/closeups/closeups.ts';
import { paletteColor } from './src/scenes/pen/sceneStyle.ts';
mkdirSync('/tmp/dr', { recursive: true });
const names = process.argv.slice(2);
for (const each of names.length ? names : Object.keys(closeups)) {
  const [name, tone = 'day'] = each.split(':');
  const { svg, width, height, closeup } = closeups[name](tone);
  const left = closeup.bleeds === 'left';
  let over = `<rect x="${left ? width - 232 : 0}" y="0" width="232" height="${height}" fill="#888" opacity=".12"/>`;
  for (const [part, [x, y]] of Object.entries(closeup.marks)) {
    const at = left ? width - x : x, edge = left ? width : 0;
    over += `<line x1="${edge}" x2="${at}" y1="${y}" y2="${y}" stroke="#d40" stroke-width="2"/><circle cx="${at}" cy="${y}" r="6" fill="#d40"/><text x="${left ? width - 226 : 4}" y="${y - 6}" font-size="15" fill="#d40">${part} ${x},${y}</text>`;
  }
  // Windows of 1200 and 1440, and a phone of 390.
  for (const w of [718, 944]) over += `<line x1="${left ? width - w : w}" x2="${left ? width - w : w}" y1="0" y2="720" stroke="#08f" stroke-dasharray="6 6"/>`;
  const phone = left ? [width - 215 - 650, 650] : [215, 650];
  over += `<rect x="${phone[0]}" y="2" width="${phone[1]}" height="716" fill="none" stroke="#0a0" stroke-dasharray="4 4"/>`;
  const doc = svg.replace('</svg>', `${over}</svg>`);
  await sharp(Buffer.from(doc)).flatten({ background: paletteColor(tone).paper }).png().toFile(`/tmp/dr/${name}${tone === 'day' ? '' : '-night'}.png`);
  console.log(name, svg.length);
}
