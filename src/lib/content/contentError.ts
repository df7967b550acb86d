/** A content file that cannot be used: says which file, which field and what to do. */
export class ContentError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}
