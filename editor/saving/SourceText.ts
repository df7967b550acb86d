/** A replacement for a range of a text. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The text of a file and the replacements to make in it. Everything else is kept byte for byte. */
export class SourceText {
  readonly text: string;
  readonly #splices: Splice[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** Replaces a range of the text. */
  replace(start: number, end: number, text: string): void {
    this.#splices.push({ start, end, text });
  }

  /** Runs a step; if it throws, discards the replacements it made and returns the error. */
  attempt(step: () => void): unknown {
    const before = this.#splices.length;
    try {
      step();
      return undefined;
    } catch (error) {
      this.#splices.length = before;
      return error;
    }
  }

  /** Returns a range of the text with the replacements that a step makes in it, and discards these afterward. */
  edited(start: number, end: number, step: () => void): string {
    const before = this.#splices.length;
    step();
    const own = this.#splices.splice(before);
    return this.#applied(start, end, own);
  }

  /** Returns the whole text with all replacements made. */
  result(): string {
    return this.#applied(0, this.text.length, this.#splices);
  }

  #applied(start: number, end: number, splices: readonly Splice[]): string {
    let result = '';
    let at = start;
    // The sort is stable, so insertions at the same offset keep their order.
    for (const splice of splices.toSorted((one, other) => one.start - other.start)) {
      if (splice.start < at) throw new Error('two edits overlap');
      result += this.text.slice(at, splice.start) + splice.text;
      at = splice.end;
    }
    return result + this.text.slice(at, end);
  }

  /** Offset at which the line of another offset begins. */
  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Column of an offset, counted from 0. */
  columnOf(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** End of the last non-blank line before an offset, after its line break. */
  lineEnd(start: number, end: number): number {
    const content = start + this.text.slice(start, end).trimEnd().length;
    const next = this.text.indexOf('\n', Math.max(start, content));
    return next === -1 ? this.text.length : next + 1;
  }

  /** Start of the comment lines directly above a line, at its indentation; the line itself if there are none. */
  withCommentsAbove(start: number): number {
    const indent = /^ */.exec(this.text.slice(start))?.[0].length ?? 0;
    let above = start;
    while (above > 0) {
      const line = this.lineStart(above - 1);
      const [, spaces] = /^( *)#/.exec(this.text.slice(line, above)) ?? [];
      if (spaces?.length !== indent) break;
      above = line;
    }
    return above;
  }
}
