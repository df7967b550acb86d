import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { isFields, isList } from '../saving/Data.ts';

export const REDIRECTS = 'settings/redirects.yaml';

/** The id of a page by its file. */
export const idOfPage = (path: string): string => path.replace(/^[^/]+\/|\.(?:yaml|mdx)$/g, '');

/** The text of the redirect table with one rule more: from the address of a page that is gone to another address. */
export function withRedirect(
  text: string,
  { from, to, reason }: { from: string; to: string; reason: string },
): string {
  const { data } = readFileContent(REDIRECTS, text);
  const fields = isFields(data) ? data : {};
  const rules = isList(fields['redirects']) ? fields['redirects'] : [];
  const rule = { from: from.replace(/\/$/, ''), to, status: 301, reason };
  return rewriteFile(REDIRECTS, text, { data: { ...fields, redirects: [...rules, rule] } });
}
