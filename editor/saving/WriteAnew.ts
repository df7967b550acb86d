/** An edit that cannot be made by replacing parts of a node’s text: the node is then written anew. */
export class WriteAnew extends Error {}
