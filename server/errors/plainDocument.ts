import { escapeHtml } from '../../shared/http/escapeHtml.ts';
import type { LocalizedTexts } from '../localizedTexts.ts';

/** A page that needs no file of the build: a heading, paragraphs, and a link to the home page. */
export function plainDocument(
  { locale, texts }: LocalizedTexts,
  heading: string,
  lines: readonly string[] = [],
): string {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const title = escapeHtml(heading);
  const home = escapeHtml(texts?.home ?? '/');
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${paragraphs}<p><a href="/">${home}</a></p></main></body></html>`;
}
