import { type ReactNode, useState } from 'react';
import type { Value } from './editorTypes.ts';
import { useInsertSection } from './insertSection.ts';
import { labelOf } from './schemaOf.ts';

/** A section that can be inserted. */
export interface PaletteSection {
  type: string;
  family: string;
  about: string;
  picture: string;
  example: { [name: string]: unknown };
}

/** A section in the palette. Hovering over it opens a preview: its example in the gallery. */
export function PaletteItem({
  section,
  children,
}: {
  section: PaletteSection | undefined;
  children: ReactNode;
}) {
  const [isShown, show] = useState(false);
  const insert = useInsertSection();
  if (!section) return children;
  const { type: _, id: __, ...example } = section.example;
  return (
    <div
      className="palette-item"
      onPointerEnter={() => show(true)}
      onPointerLeave={() => show(false)}
      onPointerDown={() => show(false)}
    >
      <strong>{labelOf(section.type)}</strong>
      {section.about && <small>{section.about}</small>}
      <button
        type="button"
        aria-label={`Insert ${labelOf(section.type)}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => insert(section.type, example as Value)}
      >
        Insert
      </button>
      {isShown && (
        <span className="palette-picture">
          <iframe src={section.picture} title={`Example: ${labelOf(section.type)}`} tabIndex={-1} />
        </span>
      )}
    </div>
  );
}
