import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Paths of the files that each file imports, by importing file. Type imports count: they couple as values do. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** What is not part of the program: tests, their helpers, and declarations of packages. */
const ASIDE = /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|\.d\.ts$/;

const SOURCE = /\.(?:tsx?|astro|mjs)$/;

/** The scripts of an .astro file: its frontmatter, and what it sends to browsers. */
const scriptsOf = (text: string) =>
  [
    /^---\n([\s\S]*?)\n---/.exec(text)?.[1],
    ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, one]) => one),
  ]
    .filter((one) => one !== undefined)
    .join('\n');

/** Module specifiers in a source, as written. */
function specifiersOf(file: string, text: string): string[] {
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const fixed = body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []));
  return [...fixed, ...[...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name)];
}

/** The imports of every source below some folders, among one another. */
export function readImports(folders: readonly string[]): Imports {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
    .filter((file) => SOURCE.test(file) && !ASIDE.test(file) && !file.includes('node_modules'));
  return new Map(
    files.map((file) => {
      const named = specifiersOf(file, readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'));
      return [file, named.map((name) => normalize(join(dirname(file), name))).filter(existsSync)];
    }),
  );
}

/** Groups of names that are all reachable from one another (Tarjan, 1972). */
function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (name: string) => {
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    open.push(name);
    for (const next of edges.get(name) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(name) !== place) return;
    const circle = open.splice(open.indexOf(name));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const name of edges.keys()) if (!order.has(name)) visit(name);
  return found;
}

/**
 * Circular imports, each given with the imports that form it. Within a folder, its files and subfolders may import each
 * other in one direction only, at every level of the tree: that rules out cycles of folders and of modules alike.
 */
export function importCircles(imports: Imports): string[] {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const from = file.split('/');
      const to = target.split('/');
      const depth = from.findIndex((part, index) => part !== to[index]);
      const [parent, source = '', goal = ''] = [from.slice(0, depth).join('/'), from[depth], to[depth]];
      if (depth === -1) continue;
      const children = folders.get(parent) ?? new Map<string, Map<string, string>>();
      const edges = children.get(source) ?? new Map<string, string>();
      if (!edges.has(goal)) edges.set(goal, `${file} imports ${target}`);
      folders.set(parent, children.set(source, edges));
    }
  return [...folders].flatMap(([parent, children]) => {
    const edges = new Map([...children].map(([name, goals]) => [name, new Set(goals.keys())]));
    return circlesOf(edges).map((circle) => {
      const why = circle.flatMap((name) =>
        [...(children.get(name) ?? [])].flatMap(([goal, said]) => (circle.includes(goal) ? [said] : [])),
      );
      return `${parent || '.'}: ${circle.join(', ')} import each other in a circle: ${why.join('; ')}`;
    });
  });
}
