/** An nginx map: its source variable, and its lines in order. */
interface NginxMap {
  source: string;
  fallback: string;
  exact: ReadonlyMap<string, string>;
  patterns: readonly (readonly [RegExp, string])[];
}

const MAP = /^map (\S+|"(?:[^"\\]|\\.)*") \$(\w+) \{\n([\s\S]*?)^\}/gm;
const LINE = /^ {2}("(?:[^"\\]|\\.)*"|\S+) ("(?:[^"\\]|\\.)*"|\S+);$/gm;

/** A token as nginx reads it: without quotes, and with escaped quotes and backslashes unescaped. */
function tokenOf(text: string): string {
  const bare = text.startsWith('"') ? text.slice(1, -1) : text;
  return bare.replace(/\\(["'\\])/g, '$1');
}

/** Reads the maps of an nginx file and evaluates their variables, as ngx_http_map_module does. */
export class NginxMaps {
  readonly #maps: ReadonlyMap<string, NginxMap>;

  constructor(text: string) {
    const maps = new Map<string, NginxMap>();
    for (const [, source = '', variable = '', body = ''] of text.matchAll(MAP)) {
      const exact = new Map<string, string>();
      const patterns: [RegExp, string][] = [];
      let fallback = '';
      for (const [, key = '', value = ''] of body.matchAll(LINE)) {
        const token = tokenOf(key);
        if (token === 'default') fallback = tokenOf(value);
        else if (token.startsWith('~*')) patterns.push([new RegExp(token.slice(2), 'i'), tokenOf(value)]);
        else if (token.startsWith('~')) patterns.push([new RegExp(token.slice(1)), tokenOf(value)]);
        else if (exact.has(token.toLowerCase())) throw new Error(`conflicting parameter "${token}"`);
        else exact.set(token.toLowerCase(), tokenOf(value));
      }
      if (maps.has(variable)) throw new Error(`$${variable} is defined twice`);
      maps.set(variable, { source: tokenOf(source), fallback, exact, patterns });
    }
    this.#maps = maps;
  }

  /** Value of a variable for a request, given the request's own variables. Throws when there is no such variable. */
  value(variable: string, request: Readonly<Record<string, string>>): string {
    const captured: Record<string, string> = {};
    const known = new Map<string, string>();
    const fill = (text: string): string => text.replace(/\$(\w+)/g, (_, name: string) => workOut(name));
    const workOut = (name: string): string => {
      const given = request[name] ?? captured[name] ?? known.get(name);
      if (given !== undefined) return given;
      const map = this.#maps.get(name);
      if (map === undefined) throw new Error(`unknown "${name}" variable`);
      const looked = fill(map.source);
      let value = map.exact.get(looked.toLowerCase());
      for (const [pattern, result] of value === undefined ? map.patterns : []) {
        const match = pattern.exec(looked);
        if (match === null) continue;
        Object.assign(captured, match.groups);
        value = result;
        break;
      }
      const filled = fill(value ?? map.fallback);
      known.set(name, filled);
      return filled;
    };
    return workOut(variable);
  }
}
