import { dimH } from '../parts/annotations.ts';
import { person, tech } from '../parts/people.ts';
import { sheet } from './sheet.ts';

/** A lintel in elevation: brickwork, the beam, its load and its two supports, and people walking below it. */
export const underTheBeam = sheet({ width: 620, height: 470, scale: 92, originY: 430, seed: 2 }, (P) => {
  const left = 0.25,
    right = 620 / 92 - 0.25,
    top = 4.1;
  const opening = { left: 1.7, right: 620 / 92 - 1.7, head: 2.55 };
  const beam = { left: opening.left - 0.42, right: opening.right + 0.42, top: opening.head + 0.52 };
  P.at(0, () => {
    const course = 0.17;
    for (let row = 0, y = 0; y < top; y += course, row++) {
      P.line('hair', left, y, right, y);
      for (let x = left + (row % 2 ? 0.28 : 0); x < right; x += 0.56) {
        const inOpening = x > opening.left && x < opening.right && y < opening.head;
        const inBeam = x > beam.left && x < beam.right && y >= opening.head - 0.02 && y < beam.top;
        if (!inOpening && !inBeam) P.line('hair', x, y, x, Math.min(y + course, top));
      }
    }
    P.rect('paper', opening.left, 0, opening.right - opening.left, opening.head);
  });
  P.at(2, () => {
    P.rect('solid', beam.left, opening.head, beam.right - beam.left, beam.top - opening.head);
    P.line('medium', opening.left, 0, opening.left, opening.head).line(
      'medium',
      opening.right,
      0,
      opening.right,
      opening.head,
    );
    P.rect('solid', 0, -0.12, 620 / 92, 0.12);
    P.line('medium', left, 0, left, top, right, top, right, 0);
  });
  P.at(1, () => {
    person(P, opening.left + 0.75, 0, 'walk');
    person(P, opening.left + 1.75, 0, 'talk');
    tech(P, opening.right - 0.65, 0, 'tablet', { flip: true });
  });
  P.at(3, () => {
    P.rect('paper', beam.left - 0.06, beam.top + 0.04, beam.right - beam.left + 0.12, 0.46);
    for (let index = 0; index <= 14; index++) {
      const x = beam.left + 0.08 + (index * (beam.right - beam.left - 0.16)) / 14;
      P.line('live-e', x, beam.top + 0.42, x, beam.top + 0.06);
      P.poly('node-e', x - 0.045, beam.top + 0.13, x + 0.045, beam.top + 0.13, x, beam.top + 0.04);
    }
    P.line('live-e', beam.left, beam.top + 0.42, beam.right, beam.top + 0.42);
    for (const x of [opening.left - 0.21, opening.right + 0.21]) {
      P.rect('paper', x - 0.12, opening.head - 0.6, 0.24, 0.58);
      P.line('live-m', x, opening.head - 0.55, x, opening.head - 0.06);
      P.poly('node-m', x - 0.055, opening.head - 0.11, x + 0.055, opening.head - 0.11, x, opening.head);
    }
  });
  P.at(4, () => dimH(P, opening.left, opening.right, -0.3, '', { ext: 0.16, gap: 0.1 }));
});
