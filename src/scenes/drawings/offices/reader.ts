import { person } from '../../parts/people.ts';
import { sheet } from '../sheet.ts';

/** A person reading while standing: beside a book, for scale. */
export const reader = sheet({ width: 96, height: 216, scale: 116, originX: 46, originY: 216 }, (pen) => {
  pen.onLayer(1, () => person(pen, 0, 0, 'tablet', { flip: true, look: 'short' }));
});
