import { useContext } from 'react';
import { SitePages } from './SiteLists.ts';

/** What a link can lead to: the pages of the site, and the sections of the page that is written. */
export function LinkChoices({ id, part, value }: { id: string; part: 'address' | 'id'; value: string }) {
  const pages = useContext(SitePages);
  const [written = ''] = value.split('#');
  const own = part === 'address' ? pages.find(({ address }) => address === written) : undefined;
  return (
    <datalist id={id}>
      {own?.anchors.map((anchor) => (
        <option key={anchor} value={`${own.address}#${anchor}`} label={`${own.name}: ${anchor}`} />
      ))}
      {pages.map((page) => (
        <option key={page.id} value={page[part]} label={page.name} />
      ))}
    </datalist>
  );
}
