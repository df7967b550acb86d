import type { MiddlewareHandler } from 'astro';
import { withUnsavedTexts } from '../../src/content/files/unsavedTexts.ts';
import { CANVAS_PATH, drawn } from './drawnPage.ts';

/** Astro middleware that renders the canvas with the unsaved texts. */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  if (url.pathname !== CANVAS_PATH) return next();
  return withUnsavedTexts(drawn.texts, async () => {
    const response = await next();
    // Astro streams: rendering is over once the body has been read.
    return new Response(await response.text(), response);
  });
};
