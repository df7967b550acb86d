import type { SectionPlacement } from '../../sectionBase.ts';
import type { ConnectionsProps } from './Connections.schema.ts';
import { ConnectionsStrip } from './variants/ConnectionsStrip.tsx';
import { ConnectionsTable } from './variants/ConnectionsTable.tsx';

const layouts = { strip: ConnectionsStrip, table: ConnectionsTable };

/** The reader's systems, each with its wire to the product. */
export function Connections(props: ConnectionsProps & SectionPlacement) {
  const Wires = layouts[props.layout];
  return <Wires {...props} />;
}
