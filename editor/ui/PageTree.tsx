import { useState } from 'react';

interface TreeEntry {
  path: string;
  name: string;
  address?: string;
  /** The ids of the page’s sections. */
  anchors?: string[];
  state: 'published' | 'draft' | 'scheduled' | 'expired' | 'wrong';
  isChanged: boolean;
}

export interface TreeFamily {
  name: string;
  isPages: boolean;
  entries: TreeEntry[];
}

const STATES = ['published', 'draft', 'scheduled', 'expired', 'wrong', 'changed'] as const;

const hasState = ({ state, isChanged }: TreeEntry, wanted: string) =>
  wanted === '' || state === wanted || (wanted === 'changed' && isChanged);

const isFound = ({ name, path, address = '' }: TreeEntry, words: string) =>
  `${name} ${path} ${address}`.toLowerCase().includes(words.toLowerCase());

/** Every file of the site by family, with a search. */
export function PageTree({
  families,
  open,
  onOpen,
}: {
  families: readonly TreeFamily[];
  open: string | undefined;
  onOpen: (path: string) => void;
}) {
  const [words, setWords] = useState('');
  const [state, setState] = useState('');
  const found = families
    .map((family) => ({
      ...family,
      entries: family.entries.filter((entry) => isFound(entry, words) && hasState(entry, state)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className="tree" aria-label="Pages and files">
      <input
        type="search"
        placeholder="Find a page or file"
        aria-label="Find a page or file"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <select
        aria-label="State of pages and files"
        value={state}
        onChange={(event) => setState(event.currentTarget.value)}
      >
        <option value="">In every state</option>
        {STATES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {found.map(({ name, entries }) => (
        <details
          key={name}
          open={words !== '' || state !== '' || entries.some(({ path }) => path === open) || undefined}
        >
          <summary>
            {name} <small>{entries.length}</small>
          </summary>
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <button
                  type="button"
                  aria-current={entry.path === open || undefined}
                  title={entry.address ?? entry.path}
                  onClick={() => onOpen(entry.path)}
                >
                  {entry.name}
                  {entry.state !== 'published' && <i data-state={entry.state}>{entry.state}</i>}
                  {entry.isChanged && <i data-state="changed">changed</i>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {found.length === 0 && <p>{families.length === 0 ? 'Loading …' : 'Nothing found.'}</p>}
    </nav>
  );
}
