/** One instruction of a Dockerfile. */
export interface DockerInstruction {
  readonly keyword: string;
  readonly text: string;
  /** The instruction as written. */
  readonly line: string;
}

const KEYWORDS = [
  'ARG',
  'CMD',
  'COPY',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'RUN',
  'USER',
  'WORKDIR',
] as const;

/**
 * The instructions of a Dockerfile in the form that ours uses: one per line, without here-documents. Throws on a line
 * that is not such an instruction.
 */
export function readDockerfile(text: string): DockerInstruction[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, keyword = '', rest = ''] = /^(\w+)\s+(\S.*)$/.exec(line) ?? [];
      if (!KEYWORDS.some((known) => known === keyword) || line.endsWith('\\'))
        throw new Error(`Dockerfile: “${line}” is not an instruction that readDockerfile.ts knows`);
      return { keyword, text: rest, line };
    });
}
