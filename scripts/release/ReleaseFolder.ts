import {
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readCommitOf, readManifest } from '../../server/static/readBuild.ts';
import { isImmutable } from '../../server/static/StaticTable.ts';
import { SITE_MANIFEST_PATH } from '../../shared/site/SiteManifest.ts';

/** The link that web servers follow. */
const CURRENT = 'current';

/** In a release: the files that it keeps for pages of earlier ones, a path a line. */
const KEPT = '.site/kept';

/** A release that is still being copied. */
const UNFINISHED = '.new-';

/** 2026-11-23T184501Z-4e8d76eb2f11: names sort by age. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z/;

/**
 * A folder of builds, each in its own subfolder, with a link to the one that is served.
 *
 * A release also holds the hashed files of the releases before it, so that whoever opened a page before the switch can
 * still load the scripts, styles and pictures that the page names.
 */
export class ReleaseFolder {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Names of the releases, the oldest first. */
  names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => NAME.test(name))
      .sort();
  }

  /** The release that is served, or undefined before the first one. */
  current(): string | undefined {
    try {
      return readlinkSync(join(this.folder, CURRENT));
    } catch {
      return undefined;
    }
  }

  /**
   * Copies a build and switches to it, and removes releases that are no longer kept. A copy that fails changes nothing.
   *
   * @param build folder of the build
   * @param keep how many earlier releases remain, with their hashed files
   * @returns the name of the release
   * @throws Error if there is no build or if it is a preview
   */
  publish(build: string, { now, keep }: { now: Date; keep: number }): string {
    if (!existsSync(join(build, 'index.html')))
      throw new Error(`There is no built site in ${build}: run "npm run build" first.`);
    const manifest = readManifest(build);
    if (manifest === undefined) throw new Error(`${build} has no manifest: run "npm run build" first.`);
    if (manifest.isPreview)
      throw new Error(`${build} is a preview, with drafts in it: build the site without --preview first.`);
    const moment = now.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
    const name = [moment, readCommitOf(build)].filter(Boolean).join('-');
    const unfinished = join(this.folder, UNFINISHED + name);
    const earlier = this.names().reverse();
    mkdirSync(this.folder, { recursive: true });
    this.removeUnfinished();
    try {
      // A link would be copied as a link, and changed through it.
      cpSync(realpathSync(build), unfinished, {
        recursive: true,
        preserveTimestamps: true,
        mode: constants.COPYFILE_FICLONE,
      });
      const kept = earlier.slice(0, keep).flatMap((release) => this.keepFilesOf(release, unfinished));
      writeFileSync(join(unfinished, KEPT), kept.map(({ file }) => `${file}\n`).join(''));
      for (const { file, policy } of kept) if (policy) manifest.assets[file] = policy;
      writeFileSync(join(unfinished, SITE_MANIFEST_PATH), JSON.stringify(manifest));
      renameSync(unfinished, join(this.folder, name));
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
    this.switchTo(name);
    for (const release of earlier.slice(keep))
      rmSync(join(this.folder, release), { recursive: true, force: true });
    return name;
  }

  /**
   * Switches to the release before the current one.
   *
   * @returns its name
   * @throws Error if there is none
   */
  goBack(): string {
    const current = this.current();
    const before = this.names().findLast((name) => current !== undefined && name < current);
    if (before === undefined) throw new Error(`There is no earlier release in ${this.folder}.`);
    this.switchTo(before);
    return before;
  }

  /**
   * Links the hashed files that a release built itself into another one that lacks them.
   *
   * @returns their paths, with the policies that the release's manifest has for them
   */
  private keepFilesOf(release: string, into: string) {
    const root = join(this.folder, release);
    const policies = readManifest(root)?.assets ?? {};
    const record = join(root, KEPT);
    const inherited = new Set(existsSync(record) ? readFileSync(record, 'utf8').split('\n') : []);
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((file) => isImmutable(`/${file.replace(/\.(?:br|gz)$/, '')}`))
      .filter((file) => !inherited.has(file) && !existsSync(join(into, file)));
    for (const file of files) {
      mkdirSync(join(into, dirname(file)), { recursive: true });
      linkSync(join(root, file), join(into, file));
    }
    return files.map((file) => ({ file, policy: policies[file] }));
  }

  /** Replaces a link by renaming another one over it, so that it always exists. */
  private switchTo(name: string): void {
    const link = join(this.folder, `${UNFINISHED}${CURRENT}`);
    rmSync(link, { force: true });
    symlinkSync(name, link);
    renameSync(link, join(this.folder, CURRENT));
  }

  /** Removes the remains of a killed command. */
  private removeUnfinished(): void {
    for (const name of readdirSync(this.folder))
      if (name.startsWith(UNFINISHED)) rmSync(join(this.folder, name), { recursive: true, force: true });
  }
}
