import type { DrawingOptions } from './drawingToSvg.ts';
import { sceneStyle } from './sceneStyle.ts';

type DrawingProps = DrawingOptions & {
  /** What the picture shows, for visitors who cannot see it. Without it, the picture is decorative. */
  title?: string;
  /** Includes its own stylesheet instead of using the page's `drawing.css`. */
  standalone?: boolean;
};

/**
 * A drawing as an inline SVG. It takes its colors from the page's variables (import drawing.css once) and so follows
 * the tone around it; `standalone` fixes the tone and includes the rules.
 */
export function Drawing(props: DrawingProps) {
  const {
    pen,
    width,
    height,
    viewBox = [0, 0, width, height],
    tone = 'day',
    title,
    extraStyle,
    standalone,
  } = props;
  const body = pen.svg();
  const style = standalone ? sceneStyle({ tone, used: pen.used, markup: body }) : '';
  const markup = `${style || extraStyle ? `<style>${style}${extraStyle ?? ''}</style>` : ''}${body}`;
  const shared = { width, height, viewBox: viewBox.join(' '), className: 'drawing', focusable: false };
  // The markup is the pen's output: numbers and class names, no user input.
  const inner = { __html: markup };
  return title === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized by the pen
    <svg {...shared} aria-hidden="true" dangerouslySetInnerHTML={inner} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized by the pen
    <svg {...shared} role="img" aria-label={title} dangerouslySetInnerHTML={inner} />
  );
}
