import { horizontalDimension } from '../../parts/annotations.ts';
import { person, technician } from '../../parts/people.ts';
import { sheet } from '../sheet.ts';

/** A lintel in elevation: brickwork, the beam, its load and its two supports, and people walking below it. */
export const underTheBeam = sheet({ width: 620, height: 470, scale: 92, originY: 430, seed: 2 }, (pen) => {
  const left = 0.25,
    right = 620 / 92 - 0.25,
    top = 4.1;
  const opening = { left: 1.7, right: 620 / 92 - 1.7, head: 2.55 };
  const beam = { left: opening.left - 0.42, right: opening.right + 0.42, top: opening.head + 0.52 };
  pen.onLayer(0, () => {
    const course = 0.17;
    for (let row = 0, y = 0; y < top; y += course, row++) {
      pen.line('hair', left, y, right, y);
      for (let x = left + (row % 2 ? 0.28 : 0); x < right; x += 0.56) {
        const inOpening = x > opening.left && x < opening.right && y < opening.head;
        const inBeam = x > beam.left && x < beam.right && y >= opening.head - 0.02 && y < beam.top;
        if (!inOpening && !inBeam) pen.line('hair', x, y, x, Math.min(y + course, top));
      }
    }
    pen.rect('paper', opening.left, 0, opening.right - opening.left, opening.head);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', beam.left, opening.head, beam.right - beam.left, beam.top - opening.head);
    pen
      .line('medium', opening.left, 0, opening.left, opening.head)
      .line('medium', opening.right, 0, opening.right, opening.head);
    pen.rect('solid', 0, -0.12, 620 / 92, 0.12);
    pen.line('medium', left, 0, left, top, right, top, right, 0);
  });
  pen.onLayer(1, () => {
    person(pen, opening.left + 0.75, 0, 'walk');
    person(pen, opening.left + 1.75, 0, 'talk');
    technician(pen, opening.right - 0.65, 0, 'tablet', { flip: true });
  });
  pen.onLayer(3, () => {
    pen.rect('paper', beam.left - 0.06, beam.top + 0.04, beam.right - beam.left + 0.12, 0.46);
    for (let index = 0; index <= 14; index++) {
      const x = beam.left + 0.08 + (index * (beam.right - beam.left - 0.16)) / 14;
      pen.line('live-energy', x, beam.top + 0.42, x, beam.top + 0.06);
      pen.polygon('node-energy', x - 0.045, beam.top + 0.13, x + 0.045, beam.top + 0.13, x, beam.top + 0.04);
    }
    pen.line('live-energy', beam.left, beam.top + 0.42, beam.right, beam.top + 0.42);
    for (const x of [opening.left - 0.21, opening.right + 0.21]) {
      pen.rect('paper', x - 0.12, opening.head - 0.6, 0.24, 0.58);
      pen.line('live-cmms', x, opening.head - 0.55, x, opening.head - 0.06);
      pen.polygon(
        'node-cmms',
        x - 0.055,
        opening.head - 0.11,
        x + 0.055,
        opening.head - 0.11,
        x,
        opening.head,
      );
    }
  });
  pen.onLayer(4, () =>
    horizontalDimension(pen, opening.left, opening.right, -0.3, '', { extension: 0.16, gap: 0.1 }),
  );
});
