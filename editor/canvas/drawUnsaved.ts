import type { MiddlewareHandler } from 'astro';
import { withUnsavedTexts } from '../../src/content/unsavedTexts.ts';
import { CANVAS_PATH, drawn } from './drawnPage.ts';

/** Astro middleware: the canvas is rendered with the texts that are not saved yet. */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  if (url.pathname !== CANVAS_PATH) return next();
  return withUnsavedTexts(drawn.texts, async () => {
    const response = await next();
    // Rendering ends with the last byte.
    return new Response(await response.text(), response);
  });
};
