import type { SectionPlacement } from '../../sectionBase.ts';
import type { RoomRowProps } from './RoomRow.schema.ts';
import { RoomsAlongCorridor } from './variants/RoomsAlongCorridor.tsx';
import { RoomsNextDoor } from './variants/RoomsNextDoor.tsx';

const layouts = { corridor: RoomsAlongCorridor, building: RoomsNextDoor };

/** Rooms side by side under one slab, each with a picture and a line of text. */
export function RoomRow(props: RoomRowProps & SectionPlacement) {
  const Rooms = layouts[props.layout];
  return <Rooms {...props} />;
}
