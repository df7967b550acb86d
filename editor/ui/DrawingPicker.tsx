import { createContext, useContext, useState } from 'react';

/** An attribute of a component. */
export interface ComponentAttribute {
  isRequired?: true;
  values?: readonly string[];
}

/** What a text or a section can show: components, and pictures that are drawn by code. */
export interface TextParts {
  components: { readonly [name: string]: { readonly [attribute: string]: ComponentAttribute } };
  drawings: readonly string[];
  buildings: readonly string[];
}

export const NO_PARTS: TextParts = { components: {}, drawings: [], buildings: [] };

export const SiteTextParts = createContext(NO_PARTS);

/** What is drawn: a scene by its name, or a building by its kind. */
export type DrawnKind = 'building' | 'drawing';

/** The address of a drawing’s picture. */
export const addressOfDrawing = (kind: DrawnKind, name: string) =>
  `/edit/drawn/${kind}/${encodeURIComponent(name)}.svg`;

/** The drawing that is chosen, and the others to choose from as pictures. */
export function DrawingPicker({
  kind,
  value,
  onChange,
}: {
  kind: DrawnKind;
  value: string;
  onChange: (name: string) => void;
}) {
  const parts = useContext(SiteTextParts);
  const names = kind === 'drawing' ? parts.drawings : parts.buildings;
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const found = names.filter((name) => name.replaceAll('-', ' ').includes(words.toLowerCase().trim()));
  return (
    <div className="drawing-picker">
      {names.includes(value) && <img src={addressOfDrawing(kind, value)} alt={value} />}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose a {kind} by its picture
      </button>
      {isOpen && (
        <div className="library">
          <input
            type="search"
            aria-label={`Find a ${kind}`}
            placeholder={`Find a ${kind}`}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <ul aria-label={`Every ${kind}`}>
            {found.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === value}
                  onClick={() => {
                    onChange(name);
                    setOpen(false);
                  }}
                >
                  <img src={addressOfDrawing(kind, name)} alt="" loading="lazy" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
