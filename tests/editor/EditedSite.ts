import { execFileSync } from 'node:child_process';
import { DevelopmentServer } from '../development/DevelopmentServer.ts';

/** Words of the copy that tests look for, whatever the site itself says there now. */
const WORDS = [
  ['en/pricing.yaml', /^name: .*/m, 'name: Pricing'],
  ['en/pricing.yaml', /(?<=id: hero\n {4}title: ).*/, 'Pricing by people and buildings'],
  ['en/pricing.yaml', /(?<= question: ).*/, 'What counts as a building?'],
  [
    'en-AE/pricing.yaml',
    /(?<=id: hero\n {4}title: ).*/,
    'Pricing by people and buildings, quoted in dirhams',
  ],
] as const;

/** The editor on a copy of the project in a separate git repository. */
export class EditedSite {
  readonly server: DevelopmentServer;
  /** The commit with all content as it was at the start. */
  #start = '';

  private constructor(server: DevelopmentServer) {
    this.server = server;
  }

  /** @param environment further variables of npm run edit, by its address */
  static async start(environment?: (address: string) => Record<string, string>): Promise<EditedSite> {
    const site = new EditedSite(await DevelopmentServer.start('edit', environment));
    for (const [file, found, words] of WORDS) site.server.edit(`content/${file}`, found, words);
    site.git('init', '--quiet');
    site.git('add', 'content');
    site.git('commit', '--quiet', '-m', 'Content');
    site.#start = site.git('rev-parse', 'HEAD').trim();
    return site;
  }

  git(...args: string[]): string {
    return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@lintel.example', ...args], {
      cwd: this.server.folder,
      encoding: 'utf8',
    });
  }

  /** The lines that the working folder has changed in a file. */
  changedLines(path: string): string[] {
    return this.git('diff', '--unified=0', '--', `content/${path}`)
      .split('\n')
      .filter((line) => /^[+-](?![+-]{2} )/.test(line));
  }

  /** The content files that differ from those at the start, without their folder. */
  changedFiles(): string[] {
    return this.git('status', '--porcelain', '--untracked-files=all', '--', 'content')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3).replace('content/', ''));
  }

  /** Makes all content what it was at the start. */
  restore(): void {
    this.git('reset', '--quiet', '--hard', this.#start);
    this.git('clean', '-qfd', 'content');
  }
}
