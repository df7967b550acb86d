import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { assets, type Fault } from '../../product/estate.ts';
import { ESTATE_BLEED, estateRooms, type Street } from '../../scenes/estate/estateRooms.ts';

const PHONE = '(width < 43.75em)';

/** Highlights the room of a fault in the drawing at the top of the page. */
export function HighlightedRoom({ fault }: { fault: Fault }) {
  const [box, setBox] = useState<CSSProperties>();
  const drawing = document.querySelector<HTMLElement>('[data-estate]');
  const { room } = assets[fault.asset];

  useLayoutEffect(() => {
    const picture = drawing?.querySelector('img');
    if (!drawing || !picture || !room) return;
    const place = () => {
      const street = drawing.dataset['estate'] as Street;
      const places = matchMedia(PHONE).matches
        ? estateRooms(street, 'phone')
        : estateRooms(street, 'wide', ESTATE_BLEED);
      const at = places[room];
      if (!at) return setBox(undefined);
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
      setBox({
        '--x': `${offsetLeft + (at.x / 100) * offsetWidth}px`,
        '--y': `${offsetTop + (at.y / 100) * offsetHeight}px`,
        '--w': `${(at.w / 100) * offsetWidth}px`,
        '--h': `${(at.h / 100) * offsetHeight}px`,
      } as CSSProperties);
    };
    const observer = new ResizeObserver(place);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [drawing, room]);

  if (!drawing || !box) return null;
  return createPortal(<span data-story="room" data-system={fault.system} style={box} key={room} />, drawing);
}
