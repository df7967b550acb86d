import { readFile } from 'node:fs/promises';
import { fillSiteTokens } from '../../config/siteConfig.ts';
import { readFileContent, rewriteFile } from '../saving/contentFile.ts';
import { type Data, isFields, isList } from '../saving/Data.ts';
import { isContentFile } from './changeContent.ts';
import { fileOf } from './contentPaths.ts';

export const REDIRECTS = 'settings/redirects.yaml';

/** The text of the redirect table; that of an empty one where a site has none. */
export const redirectTable = async (): Promise<string> =>
  isContentFile(REDIRECTS) ? readFile(fileOf(REDIRECTS), 'utf8') : 'redirects: []\n';

const pathOf = (address: Data | undefined) => fillSiteTokens(String(address)).replace(/(?<=.)\/$/, '');

/** The text of the redirect table after a change of its rules. */
function withRules(text: string, change: (rules: readonly Data[]) => readonly Data[]): string {
  const { data } = readFileContent(REDIRECTS, text);
  const fields = isFields(data) ? data : {};
  const rules = isList(fields['redirects']) ? fields['redirects'] : [];
  return rewriteFile(REDIRECTS, text, { data: { ...fields, redirects: [...change(rules)] } });
}

const startsAt = (rule: Data, path: string) => isFields(rule) && pathOf(rule['from']) === path;

/** The text of the redirect table without rules that would hide a page at an address. */
export const withPageAt = (text: string, address: string): string =>
  withRules(text, (rules) => rules.filter((rule) => !startsAt(rule, pathOf(address))));

/**
 * The text of the redirect table with one rule more: from the address of a page that is gone to another address. Rules
 * that led to the old address lead to the other one.
 */
export function withRedirect(
  text: string,
  { from, to, reason }: { from: string; to: string; reason: string },
): string {
  const rule = { from: pathOf(from), to, status: 301, reason };
  return withRules(text, (rules) => [
    ...rules
      .filter((one) => !startsAt(one, rule.from))
      .map((one) =>
        isFields(one) && String(one['to']).startsWith('/') && pathOf(one['to']) === rule.from
          ? { ...one, to }
          : one,
      ),
    rule,
  ]);
}
