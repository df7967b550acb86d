import type { System } from '../../../shared/site/systems.ts';
import type { Pen } from '../pen/Pen.ts';

/** A tool of the person's work. */
export type PortraitTool = 'tablet' | 'wrench' | 'gauge' | 'clipboard' | 'phone';

export interface PortraitOptions {
  hair?: 'short' | 'crop' | 'bob' | 'bun' | 'afro' | 'long' | 'bald' | 'turban' | 'hijab';
  top?: 'coat' | 'shirt' | 'hivis' | 'crew';
  glasses?: boolean;
  beard?: boolean;
  helmet?: boolean;
  lanyard?: boolean;
  /** What the person holds. */
  tool?: PortraitTool | undefined;
  /** Pixels by which the head is shifted to one side, and its relative width. */
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

/** An eye: brow, lids and an iris that looks in the direction of the head. */
function eye(x: number, width: number, turn: 1 | -1): { lines: string; brow: string; iris: string } {
  const half = width / 2;
  return {
    brow: `M${x - half - 1} 84q${half + 1} -4 ${width + 2} 0`,
    lines: `M${x - half} 94q${half} -6 ${width} 0q${-half} 4 ${-width} 0Z`,
    iris: `M${x + turn - 2} 93.2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z`,
  };
}

/** Tools, in paper on the ink of the coat, with the fingers that hold them. */
const tools: Record<PortraitTool, { paper: string; lines: string }> = {
  tablet: {
    paper: 'M112 176L156 170L161 206L117 212ZM156 184q9 0 9 6q0 5 -8 5Z',
    lines:
      'M112 176L156 170L161 206L117 212ZM119 181L151 177L155 202L123 206ZM126 199L133 190L139 195L148 183',
  },
  wrench: {
    paper:
      'M120 214L146 182C142 174 146 165 155 164L152 173L159 178L166 172C168 181 161 188 153 187L127 219ZM126 196q9 2 12 10l-6 6q-9 -2 -12 -10Z',
    lines:
      'M120 214L146 182C142 174 146 165 155 164L152 173L159 178L166 172C168 181 161 188 153 187L127 219M126 196q9 2 12 10',
  },
  gauge: {
    paper: 'M122 190a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM135 207H143V218H135ZM152 198q9 1 9 7q-1 5 -10 3Z',
    lines:
      'M122 190a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM139 190L147 181M127 197L130 195M126 188H130M131 179L133 182M151 197L148 195M135 207H143V218H135Z',
  },
  clipboard: {
    paper: 'M116 174H152V216H116ZM152 188q8 0 8 6q0 5 -8 5Z',
    lines: 'M116 174H152V216H116ZM127 171H141V178H127ZM122 187H146M122 195H146M122 203H138',
  },
  phone: {
    paper: 'M126 172L142 169L148 202L132 205ZM142 182q9 0 9 6q0 5 -7 5Z',
    lines: 'M126 172L142 169L148 202L132 205ZM130 177L140 175L144 197L134 199Z',
  },
};

/**
 * A bust, 200 × 220 pixels from the sheet's upper left corner: ink shoulders, a paper face turned three quarters, hair
 * as one solid shape.
 */
export function portrait(pen: Pen, options: PortraitOptions = {}): void {
  const { hair = 'short', top = 'coat', lean = 0, breadth = 1, wash = 'cmms' } = options;
  const x = 100 + lean;
  const turn = lean < 0 ? -1 : 1;
  const covered = hair === 'hijab';
  const r = (covered ? 25 : 30) * breadth;
  const tall = covered ? 33 : 37;
  // The line of nose and mouth, and the chin below it, lie toward the side the head is turned to.
  const line = x + turn * 6;
  const chin = x + turn * 4;
  const [crown, bottom] = [92 - 1.36 * tall, 92 + tall];
  const face = `M${x - r} 88C${x - r} ${crown} ${x + r} ${crown} ${x + r} 88C${x + r} 110 ${chin + 13} ${bottom} ${chin} ${bottom}C${chin - 13} ${bottom} ${x - r} 110 ${x - r} 88Z`;
  const ear = `M${x - turn * (r - 3)} 88c${-turn * 8} -4 ${-turn * 9} 14 0 15Z`;
  const hasEar = ['short', 'crop', 'bun', 'bald', 'turban'].includes(hair);
  const { behind, over } = hairOutlines(hair, x, r);
  let layer = pen.layer;
  const draw = (stroke: Parameters<Pen['pixelPath']>[0], data: string) =>
    pen.pixelPath(stroke, data, layer++);
  draw(`wash-${wash}`, 'M0 0H200V220H0Z');
  if (behind) draw('figure', behind);
  // Shoulders are as broad as the head, and slope the more the slighter they are.
  const [half, slope] = [82 + (breadth - 1) * 190, 166 - (breadth - 1) * 50];
  draw(
    'figure',
    `M${100 - half} 220C${102 - half} 180 ${122 - half} ${slope} ${x - 22} 158L${x + 22} 158C${78 + half} ${slope} ${98 + half} 180 ${100 + half} 220Z`,
  );
  draw('paper', `M${x - 14} 122V160C${x - 8} 172 ${x + 8} 172 ${x + 14} 160V122Z`);
  if (top === 'shirt')
    draw('paper', `M${x - 15} 156L${x} 196L${x + 15} 156L${x + 22} 160L${x + 4} 220H${x - 4}L${x - 22} 160Z`);
  if (top === 'hivis') draw('wash-energy', 'M52 169H64L72 220H60ZM148 169H136L128 220H140Z');
  if (top === 'crew')
    draw(
      'panel',
      `M${x - 17} 158C${x - 10} 176 ${x + 10} 176 ${x + 17} 158C${x + 10} 170 ${x - 10} 170 ${x - 17} 158Z`,
    );
  if (options.lanyard) draw('live-cmms', `M${x - 16} 160L${x} 208L${x + 16} 160`);
  if (covered) {
    draw('figure', `M${x - 40} 96L${x - 46} 176H${x + 46}L${x + 40} 96Z`);
    draw(
      'seam',
      `M${x - 36} 118C${x - 20} 146 ${x + 6} 150 ${x + 38} 164M${x - 38} 136C${x - 22} 158 ${x} 164 ${x + 24} 174`,
    );
  }
  if (hasEar) {
    draw('paper', ear);
    draw('thin', ear);
  }
  draw('paper', face);
  draw('thin', face);
  if (options.beard) {
    draw(
      'figure',
      `M${x - r} 94C${x - r + 1} 116 ${chin - 20} ${bottom + 5} ${chin} ${bottom + 5}C${chin + 20} ${bottom + 5} ${x + r - 1} 116 ${x + r} 94C${x + r - 5} 104 ${line + 14} 110 ${line} 110C${line - 14} 110 ${x - r + 5} 104 ${x - r} 94Z`,
    );
    draw('paper', `M${line - 8} 117H${line + 7}C${line + 3} 121 ${line - 4} 121 ${line - 8} 117Z`);
  } else draw('thin', `M${line - 8} 116q7 5 14 0`);
  if (over) draw('figure', over);
  // The far side of the face is foreshortened: its eye is narrower and nearer to the nose.
  const near = eye(line - turn * 14, 11, turn);
  const far = eye(line + turn * 9, 9, turn);
  draw('medium', near.brow + far.brow);
  draw('thin', near.lines + far.lines);
  draw('figure', near.iris + far.iris);
  draw('thin', `M${line + turn} 94l${turn * 5} 13l${-turn * 6} 2`);
  if (options.glasses) {
    const [n, f] = [line - turn * 14, line + turn * 9];
    draw('medium', `M${n - 9} 86h18v15h-18zM${f - 7} 86h14v15h-14zM${n + turn * 9} 91L${f - turn * 7} 91`);
  }
  if (options.helmet) {
    draw(
      'technician',
      `M${x - r - 9} 78C${x - r - 8} 34 ${x + r + 8} 34 ${x + r + 9} 78L${x + r + 16} 80V84H${x - r - 16}V80Z`,
    );
    draw('seam', `M${x - 10} 46V76M${x + 10} 46V76`);
  }
  if (options.tool) {
    draw('paper', tools[options.tool].paper);
    draw('thin', tools[options.tool].lines);
  }
}
