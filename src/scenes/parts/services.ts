import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';

/*
 * Pipes, ducts and diffusers in section.
 */

/** A duct in section, centered. */
export function ductSection(
  pen: Pen,
  x: number,
  y: number,
  width = 0.5,
  height = 0.32,
  stroke: Stroke = 'thin',
): void {
  pen
    .rect(stroke, x - width / 2, y - height / 2, width, height)
    .line('hair', x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    .line('hair', x - width / 2, y + height / 2, x + width / 2, y - height / 2);
}

/** A pipe in section. */
export function pipeSection(pen: Pen, x: number, y: number, radius = 0.1, stroke: Stroke = 'thin'): void {
  pen.circle(stroke, x, y, radius);
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
export function valve(pen: Pen, x: number, y: number, size = 0.16, stroke: Stroke = 'medium'): void {
  pen.polygon(
    'panel',
    x - size,
    y + size * 0.8,
    x - size,
    y - size * 0.8,
    x + size,
    y + size * 0.8,
    x + size,
    y - size * 0.8,
  );
  pen.polygon(
    stroke,
    x - size,
    y + size * 0.8,
    x - size,
    y - size * 0.8,
    x + size,
    y + size * 0.8,
    x + size,
    y - size * 0.8,
  );
  pen
    .line(stroke, x, y, x, y + size * 1.5)
    .arc(stroke, x - size * 0.8, y + size * 1.5, size * 0.8, x + size * 0.8, y + size * 1.5, 1);
  pen.line(stroke, x - size * 0.8, y + size * 1.5, x + size * 0.8, y + size * 1.5);
}
