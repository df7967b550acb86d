import { type ReactNode, useEffect, useRef, useState } from 'react';
import { queueDrawing } from './drawQueue.ts';
import type { FieldValues, Value } from './editorTypes.ts';
import { useInsertSection } from './insertSection.ts';
import { labelOf } from './schemaOf.ts';

export interface PaletteSection {
  type: string;
  family: string;
  about: string;
  /** Absent if every example names what only other content has. */
  example?: { picture: string; data: FieldValues };
}

/** Width in px at which a section is drawn before it is scaled down, and the heights in px that a picture may have. */
const DRAWN_WIDTH = 1440;
const HEIGHTS = { least: 240, first: 500, most: 1000 };

/** What is shown of an example’s page: the section, without the gallery’s name above it. */
const ONLY_EXAMPLE = '<style>.gallery-name { display: none } html { overflow: hidden }</style>';

/** The page of an example without its scripts, which a small picture does not need; undefined if it cannot be drawn. */
async function stillPage(address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const html = await answer.text();
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace('</head>', `${ONLY_EXAMPLE}</head>`);
}

/** A small picture of an example, drawn once it scrolls into view. */
function SmallPicture({ address, label }: { address: string; label: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [page, setPage] = useState<{ html: string; scale: number }>();
  const [height, setHeight] = useState(HEIGHTS.first);
  useEffect(() => {
    const own = box.current;
    if (!own) return;
    const observer = new IntersectionObserver(async ([entry]) => {
      // Puck keeps a second copy of each entry below the one that is dragged.
      if (!entry?.isIntersecting || own.closest('[class*="draggableBg"]')) return;
      observer.disconnect();
      const html = await queueDrawing(() => stillPage(address));
      if (html === undefined) setHeight(0);
      else setPage({ html, scale: own.clientWidth / DRAWN_WIDTH });
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [address]);
  const measure = (drawn: Document | null) => {
    const example = drawn?.querySelector('[data-example]')?.getBoundingClientRect();
    setHeight(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, example?.height ?? 0)));
  };
  if (height === 0) return null;
  return (
    <span ref={box} className="palette-thumbnail" style={{ aspectRatio: `${DRAWN_WIDTH} / ${height}` }} inert>
      {page && (
        <iframe
          srcDoc={page.html}
          sandbox="allow-same-origin"
          title={`Small picture: ${label}`}
          tabIndex={-1}
          style={{ blockSize: height, scale: String(page.scale) }}
          onLoad={(event) => measure(event.currentTarget.contentDocument)}
        />
      )}
    </span>
  );
}

/** A section in the palette, with a small picture. Pointing at it, by mouse or keyboard, opens a larger one. */
export function PaletteItem({
  section,
  data,
  children,
}: {
  section: PaletteSection | undefined;
  /** What the section begins with. */
  data: Value;
  children: ReactNode;
}) {
  const [isShown, show] = useState(false);
  const insert = useInsertSection();
  if (!section) return children;
  const { type, about, example } = section;
  const label = labelOf(type);
  return (
    <div
      className="palette-item"
      onPointerEnter={() => show(true)}
      onPointerLeave={() => show(false)}
      onPointerDown={() => show(false)}
    >
      {example && <SmallPicture address={example.picture} label={label} />}
      <strong>{label}</strong>
      {about && <small>{about}</small>}
      <button
        type="button"
        aria-label={`Insert ${label}`}
        onPointerDown={(event) => event.stopPropagation()}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onClick={() => insert(type, data)}
      >
        Insert
      </button>
      {isShown && example && (
        <span className="palette-picture">
          <iframe src={example.picture} title={`Example: ${label}`} tabIndex={-1} />
        </span>
      )}
    </div>
  );
}
