/**
 * Reports an error when React changes, removes or inserts before a text of an island that has siblings. A translated
 * page has another node in that text's place: the change would not be seen, or would fail. Such a text needs an element
 * of its own.
 */
export function watchTexts(): void {
  const complain = (what: string, text: Node) => {
    const isOfReact = Object.keys(text).some((key) => key.startsWith('__reactFiber'));
    const hasSiblings = (text.parentNode?.childNodes.length ?? 0) > 1;
    if (!isOfReact || !hasSiblings || !text.parentElement?.closest('astro-island')) return;
    reportError(
      new Error(
        `React ${what} the text “${text.nodeValue}”, which has siblings: wrap it in its own element (${text.parentElement?.className})`,
      ),
    );
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Inserted extends Node>(
    node: Inserted,
    next: Node | null,
  ): Inserted {
    if (next instanceof Text) complain('inserts before', next);
    return insertBefore.call(this, node, next) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(node: Removed): Removed {
    if (node instanceof Text) complain('removes', node);
    return removeChild.call(this, node) as Removed;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (this instanceof Text) complain('changes', this);
      value.set?.call(this, text);
    },
  });
}
