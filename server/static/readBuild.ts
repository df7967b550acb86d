import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SITE_FORMS_PATH, SiteForms, siteFormsSchema } from '../../shared/forms/SiteForms.ts';
import { encodeSegment } from '../../shared/http/parseTarget.ts';
import {
  SITE_COMMIT_PATH,
  SITE_MANIFEST_PATH,
  type SiteManifest,
  siteManifestSchema,
} from '../../shared/site/SiteManifest.ts';
import type { Encoding } from './acceptableEncodings.ts';

/** A file of the build with its compressed copies. */
export interface BuildFile {
  /** Path below the build's folder, with slashes: "about/index.html". */
  file: string;
  /** Path at which it is served: "/about/" for "about/index.html", in canonical percent-encoding. */
  path: string;
  /** Set on pages of a regional host other than the default one. */
  locale: string | undefined;
  /** Size of the file or of a compressed copy in bytes, or undefined if there is none. */
  sizeOf: (encoding: Encoding) => number | undefined;
  /**
   * Reads the file or a compressed copy; undefined if there is none. The bytes are valid until the next read: a buffer
   * for each file would leave more garbage than the site takes.
   */
  read: (encoding: Encoding) => Buffer | undefined;
}

const ENDINGS: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };

/** Folder of the build whose subfolders hold files of one regional host. */
const HOSTS_FOLDER = '_hosts/';

/** Files that static hosts read by convention, and that are not pages. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects', '404.html']);

const isHidden = (file: string) =>
  HOST_FILES.has(file) || file.split('/').some((segment) => segment.startsWith('.'));

function pathOf(file: string): string {
  const path = `/${file.split('/').map(encodeSegment).join('/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
}

/**
 * Every file of a build, except files and folders whose name begins with a dot, compressed copies, and files for
 * static hosts. Throws an Error for the operator if there is no build.
 */
export function readBuild(root: string): BuildFile[] {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  }
  const names = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const read = createReader();
  const files: BuildFile[] = [];
  for (const file of [...names].sort()) {
    if (/\.(?:br|gz)$/.test(file) && names.has(file.slice(0, file.lastIndexOf('.')))) continue;
    const place = placeOf(file);
    if (place === undefined) continue;
    const nameOf = (encoding: Encoding) => {
      const name = file + ENDINGS[encoding];
      return names.has(name) ? join(root, name) : undefined;
    };
    files.push({
      file,
      ...place,
      sizeOf: (encoding) => {
        const name = nameOf(encoding);
        return name === undefined ? undefined : statSync(name).size;
      },
      read: (encoding) => {
        const name = nameOf(encoding);
        return name === undefined ? undefined : read(name);
      },
    });
  }
  return files;
}

/** Reads whole files into one buffer, one after another. */
function createReader(): (path: string) => Buffer {
  let buffer = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > buffer.length) buffer = Buffer.alloc(2 * size);
      let read = 0;
      while (read < size) {
        const more = readSync(file, buffer, read, size - read, read);
        if (more === 0) break;
        read += more;
      }
      return buffer.subarray(0, read);
    } finally {
      closeSync(file);
    }
  };
}

/** Where a file of a build is served; undefined for one that never is. */
export function placeOf(file: string): Pick<BuildFile, 'path' | 'locale'> | undefined {
  if (isHidden(file)) return undefined;
  if (!file.startsWith(HOSTS_FOLDER)) return { path: pathOf(file), locale: undefined };
  const rest = file.slice(HOSTS_FOLDER.length);
  const slash = rest.indexOf('/');
  return { path: pathOf(rest.slice(slash + 1)), locale: rest.slice(0, slash) };
}

/** The manifest of a build, or undefined if it has none. Throws if it is malformed. */
export function readManifest(root: string): SiteManifest | undefined {
  const file = join(root, SITE_MANIFEST_PATH);
  if (!existsSync(file)) return undefined;
  const parsed = siteManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a site manifest: build the site again.`);
  return parsed.data;
}

/** The commit that a build was made from, or undefined if it does not say. */
export function readCommitOf(root: string): string | undefined {
  const file = join(root, SITE_COMMIT_PATH);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The forms of a build; none if it has no manifest either. Throws if they are missing or malformed. */
export function readSiteForms(root: string): SiteForms {
  const file = join(root, SITE_FORMS_PATH);
  if (!existsSync(file)) {
    if (existsSync(join(root, SITE_MANIFEST_PATH)))
      throw new Error(`${file} is missing: build the site again.`);
    return new SiteForms({ forms: [], placements: [] });
  }
  const parsed = siteFormsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} does not contain the site’s forms: build the site again.`);
  return new SiteForms(parsed.data);
}
