/**
 * A page of the site that a script has fetched, to take parts of it. Its style elements stay behind: a parsed document
 * has this page's policy, which does not know them.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replaceAll(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
}
