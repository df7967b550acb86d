import type { Pen } from '../pen/Pen.ts';
import type { System } from '../pen/systems.ts';

export interface PortraitOptions {
  hair?: 'short' | 'crop' | 'bob' | 'bun' | 'afro' | 'long' | 'bald' | 'turban' | 'hijab';
  top?: 'coat' | 'shirt' | 'hivis' | 'crew';
  glasses?: boolean;
  beard?: boolean;
  helmet?: boolean;
  lanyard?: boolean;
  /** Pixels by which the head is shifted to one side, and its width relative to the usual one. */
  lean?: number;
  breadth?: number;
  wash?: System;
}

/** Hair behind and over the head, as outlines around the center line x with half-width r. */
function hairOutlines(
  hair: NonNullable<PortraitOptions['hair']>,
  x: number,
  r: number,
): { behind?: string; over?: string } {
  const parted = `M${x - r - 4} 96C${x - r - 8} 60 ${x - 18} 45 ${x} 45C${x + 18} 45 ${x + r + 8} 60 ${x + r + 4} 96L${x + r - 3} 84C${x + 8} 82 ${x - 6} 76 ${x - 12} 66C${x - 16} 78 ${x - r + 4} 82 ${x - r - 4} 96Z`;
  switch (hair) {
    case 'short':
      return {
        over: `M${x - r - 2} 92C${x - r - 5} 52 ${x - 14} 46 ${x + 4} 47C${x + 26} 48 ${x + r + 6} 58 ${x + r + 2} 92L${x + r - 3} 78C${x + 10} 76 ${x - 8} 72 ${x - 16} 66C${x - 20} 74 ${x - r + 2} 80 ${x - r - 2} 92Z`,
      };
    case 'crop':
      return {
        over: `M${x - r - 1} 88C${x - r - 4} 56 ${x - 12} 50 ${x} 50C${x + 14} 50 ${x + r + 4} 56 ${x + r + 1} 88L${x + r - 4} 70C${x + 8} 63 ${x - 8} 63 ${x - r + 4} 70Z`,
      };
    case 'bun':
      return {
        over: `M${x - r - 2} 94C${x - r - 4} 56 ${x - 14} 50 ${x} 50C${x + 14} 50 ${x + r + 4} 56 ${x + r + 2} 94L${x + r - 3} 76C${x + 10} 68 ${x - 10} 68 ${x - r + 3} 76ZM${x - 13} 40a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z`,
      };
    case 'afro':
      return {
        over: `M${x - r - 4} 100C${x - r - 26} 70 ${x - r - 6} 34 ${x} 34C${x + r + 6} 34 ${x + r + 26} 70 ${x + r + 4} 100L${x + r - 2} 80C${x + 12} 68 ${x - 12} 68 ${x - r + 2} 80Z`,
      };
    case 'turban':
      return {
        over: `M${x - r - 7} 84C${x - r - 16} 46 ${x - 14} 34 ${x + 2} 34C${x + 22} 34 ${x + r + 16} 48 ${x + r + 7} 84C${x + 14} 66 ${x - 14} 66 ${x - r - 7} 84Z`,
      };
    case 'bob':
      return {
        behind: `M${x - r - 10} 128C${x - r - 12} 62 ${x - 20} 44 ${x} 44C${x + 20} 44 ${x + r + 12} 62 ${x + r + 10} 128Z`,
        over: parted,
      };
    case 'long':
      return {
        behind: `M${x - r - 8} 158C${x - r - 14} 60 ${x - 20} 45 ${x} 45C${x + 20} 45 ${x + r + 14} 60 ${x + r + 8} 158Z`,
        over: parted,
      };
    case 'hijab':
      return {
        behind: `M${x} 42C${x - 34} 42 ${x - 46} 68 ${x - 44} 104C${x - 42} 140 ${x - 56} 160 ${x - 62} 172L${x + 62} 172C${x + 56} 160 ${x + 42} 140 ${x + 44} 104C${x + 46} 68 ${x + 34} 42 ${x} 42Z`,
      };
    default:
      return {};
  }
}

/** A bust, 200 × 220 pixels from the sheet's upper left corner: ink shoulders, paper face, hair as one solid shape. */
export function portrait(P: Pen, options: PortraitOptions = {}): void {
  const { hair = 'short', top = 'coat', lean = 0, breadth = 1, wash = 'm' } = options;
  const x = 100 + lean;
  const covered = hair === 'hijab';
  const r = (covered ? 25 : 30) * breadth;
  const tall = covered ? 33 : 37;
  const face = `M${x - r} 92a${r} ${tall} 0 1 0 ${2 * r} 0a${r} ${tall} 0 1 0 ${-2 * r} 0Z`;
  const { behind, over } = hairOutlines(hair, x, r);
  let layer = P.layer;
  const draw = (stroke: Parameters<Pen['raw']>[0], data: string) => P.raw(stroke, data, layer++);
  draw(`wash-${wash}`, 'M0 0H200V220H0Z');
  if (behind) draw('figure', behind);
  draw('figure', `M18 220C20 180 40 166 ${x - 22} 158L${x + 22} 158C160 166 180 180 182 220Z`);
  draw('paper', `M${x - 14} 122V160C${x - 8} 172 ${x + 8} 172 ${x + 14} 160V122Z`);
  if (top === 'shirt')
    draw('paper', `M${x - 15} 156L${x} 196L${x + 15} 156L${x + 22} 160L${x + 4} 220H${x - 4}L${x - 22} 160Z`);
  if (top === 'hivis') draw('wash-e', 'M52 169H64L72 220H60ZM148 169H136L128 220H140Z');
  if (top === 'crew')
    draw(
      'panel',
      `M${x - 17} 158C${x - 10} 176 ${x + 10} 176 ${x + 17} 158C${x + 10} 170 ${x - 10} 170 ${x - 17} 158Z`,
    );
  if (options.lanyard) draw('live-m', `M${x - 16} 160L${x} 208L${x + 16} 160`);
  if (covered) {
    draw('figure', `M${x - 40} 96L${x - 46} 176H${x + 46}L${x + 40} 96Z`);
    draw(
      'seam',
      `M${x - 36} 118C${x - 20} 146 ${x + 6} 150 ${x + 38} 164M${x - 38} 136C${x - 22} 158 ${x} 164 ${x + 24} 174`,
    );
  }
  draw('paper', face);
  draw('thin', face);
  if (options.beard) {
    draw(
      'figure',
      `M${x - r} 94C${x - r} 140 ${x + r} 140 ${x + r} 94C${x + r - 4} 106 ${x + 14} 106 ${x} 106C${x - 14} 106 ${x - r + 4} 106 ${x - r} 94Z`,
    );
    draw('paper', `M${x - 9} 115H${x + 9}C${x + 4} 119 ${x - 4} 119 ${x - 9} 115Z`);
  } else draw('thin', `M${x - 8} 116q8 5 16 0`);
  if (over) draw('figure', over);
  draw('medium', `M${x - 17} 94h7M${x + 10} 94h7`);
  draw('thin', `M${x + 1} 97l4 12h-5`);
  if (options.glasses) draw('medium', `M${x - 24} 86h20v15h-20zM${x + 4} 86h20v15h-20zM${x - 4} 91h8`);
  if (options.helmet) {
    draw(
      'technician',
      `M${x - r - 9} 78C${x - r - 8} 34 ${x + r + 8} 34 ${x + r + 9} 78L${x + r + 16} 80V84H${x - r - 16}V80Z`,
    );
    draw('seam', `M${x - 10} 46V76M${x + 10} 46V76`);
  }
}
