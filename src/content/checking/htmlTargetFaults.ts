import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { targetFault } from './targetFault.ts';

/** What is wrong with where the links of a piece of HTML lead, one sentence each. */
export function htmlTargetFaults(html: string): string[] {
  const faultsIn = (node: DefaultTreeAdapterTypes.Node): string[] => {
    const targets = 'attrs' in node ? node.attrs.filter(({ name }) => name === 'href' || name === 'src') : [];
    const own = targets.flatMap(({ value }) => {
      const fault = targetFault(value);
      return fault === undefined ? [] : [`the link to ${value} ${fault}`];
    });
    return [...own, ...('childNodes' in node ? node.childNodes.flatMap(faultsIn) : [])];
  };
  return faultsIn(parseFragment(html));
}
