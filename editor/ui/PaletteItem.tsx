import { type ReactNode, useState } from 'react';
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
  if (!section) return children;
  return (
    <div
      className="palette-item"
      onPointerEnter={() => show(true)}
      onPointerLeave={() => show(false)}
      onPointerDown={() => show(false)}
    >
      <strong>{labelOf(section.type)}</strong>
      {section.about && <small>{section.about}</small>}
      {isShown && (
        <span className="palette-picture">
          <iframe src={section.picture} title={`Example: ${labelOf(section.type)}`} tabIndex={-1} />
        </span>
      )}
    </div>
  );
}
