/** Thrown when an edit cannot be made by replacing parts of a node’s text, so that the node has to be rewritten. */
export class WriteAnew extends Error {}
