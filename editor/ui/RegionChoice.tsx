import { useContext, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { type PageState, usePageView } from './PageState.ts';
import { nameOfRegion, SiteRegions } from './SiteLists.ts';

/** Shows the page as everybody sees it, or as visitors of a region do. */
export function RegionChoice({
  region,
  onChoose,
}: {
  region: string | undefined;
  onChoose: (region: string | undefined) => void;
}) {
  const regions = useContext(SiteRegions);
  if (regions.length === 0) return null;
  return (
    <fieldset className="region-choice" aria-label="Show the page as in">
      {[undefined, ...regions].map((one) => (
        <button
          key={one ?? 'en'}
          type="button"
          aria-pressed={region === one}
          title={one && nameOfRegion(one)}
          onClick={() => onChoose(one)}
        >
          {one ?? 'en'}
        </button>
      ))}
    </fieldset>
  );
}

/** Makes the file for a page's differences in a region, and opens it. */
function AddRegionalFile({
  path,
  region,
  onOpen,
}: {
  path: string;
  region: string;
  onOpen: (path: string) => void;
}) {
  const [notice, setNotice] = useState<readonly string[]>([]);
  const make = async () => {
    try {
      const { path: made, faults } = await askEditor<{ path: string; faults: string[] }>('differ', {
        path,
        region,
      });
      if (faults.length > 0) setNotice(faults);
      else onOpen(made);
    } catch (error) {
      setNotice([(error as Error).message]);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void make()}>
        Let this page differ in {region}
      </button>
      <span role="status">{notice.join('; ')}</span>
    </>
  );
}

/** Says how the page differs in a region, and links to the file with the differences. */
export function RegionNote({
  state,
  path,
  region,
  onOpen,
}: {
  state: PageState;
  path: string;
  region: string;
  onOpen: (path: string) => void;
}) {
  const differing = usePageView(state, (view) => view.differing);
  const file = path.replace(/^en\//, `${region}/`).replace(/\.\w+$/, '.yaml');
  const place = nameOfRegion(region);
  if (!differing)
    return (
      <p className="region-note">
        Visitors in {place} see the same page. <AddRegionalFile path={path} region={region} onOpen={onOpen} />
      </p>
    );
  const count = differing.length === 1 ? 'One section differs' : `${differing.length} sections differ`;
  return (
    <p className="region-note">
      {differing.length === 0
        ? `In ${place}, no section differs, only fields of the page itself. `
        : `${count} in ${place}: marked with a dashed line. `}
      The fields are those of en.{' '}
      <a
        href={`#${encodeURIComponent(file)}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen(file);
        }}
      >
        Edit what differs
      </a>
    </p>
  );
}
