import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';

/*
 * Pipes, ducts and diffusers in section.
 */

/** A duct in section, centered. */
export function ductX(pen: Pen, x: number, y: number, w = 0.5, h = 0.32, st: Stroke = 'thin'): void {
  pen
    .rect(st, x - w / 2, y - h / 2, w, h)
    .line('hair', x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    .line('hair', x - w / 2, y + h / 2, x + w / 2, y - h / 2);
}

/** A pipe in section. */
export function pipeX(pen: Pen, x: number, y: number, r = 0.1, st: Stroke = 'thin'): void {
  pen.circle(st, x, y, r);
}

/** A ceiling diffuser. */
export function diffuser(pen: Pen, x: number, y: number): void {
  pen.line('medium', x - 0.28, y, x + 0.28, y);
  pen
    .line('hair', x - 0.28, y, x - 0.5, y - 0.22)
    .line('hair', x, y, x, y - 0.3)
    .line('hair', x + 0.28, y, x + 0.5, y - 0.22);
}

/** A valve with its actuator. */
export function valve(pen: Pen, x: number, y: number, s = 0.16, st: Stroke = 'medium'): void {
  pen.polygon('panel', x - s, y + s * 0.8, x - s, y - s * 0.8, x + s, y + s * 0.8, x + s, y - s * 0.8);
  pen.polygon(st, x - s, y + s * 0.8, x - s, y - s * 0.8, x + s, y + s * 0.8, x + s, y - s * 0.8);
  pen.line(st, x, y, x, y + s * 1.5).arc(st, x - s * 0.8, y + s * 1.5, s * 0.8, x + s * 0.8, y + s * 1.5, 1);
  pen.line(st, x - s * 0.8, y + s * 1.5, x + s * 0.8, y + s * 1.5);
}
