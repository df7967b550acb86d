import { nearest } from '../../shared/text/nearest.ts';
import { fragmentText } from '../../src/behaviors/fragmentText.ts';

/**
 * What is wrong with the fragment of a link to a page with these ids, and how to fix it; undefined when it is there.
 *
 * @param hash with its number sign; empty without a fragment
 */
export function fragmentFault(path: string, hash: string, ids: ReadonlySet<string>): string | undefined {
  const fragment = fragmentText(hash);
  if (fragment === '' || ids.has(fragment)) return undefined;
  const meant = nearest(fragment, [...ids]);
  return `${path} has no part “${fragment}”: ${meant === undefined ? 'give the section this id' : `did you mean #${meant}? Otherwise give the section this id`}`;
}
