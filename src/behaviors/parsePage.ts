/**
 * Parses a fetched page of the site so that parts of it can be reused. Its style elements are left out: a parsed
 * document inherits this page's content security policy, which does not allow them.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replaceAll(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
}
