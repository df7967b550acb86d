import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { siteTokens } from '../../../config/site.ts';
import { siteConfig } from '../../../config/siteConfig.ts';
import { fillTokens, UnknownTokenError } from '../../../shared/site/tokens.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { ContentError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { parseFields } from '../files/parseFields.ts';
import { parseYaml } from '../files/parseYaml.ts';
import { readFileText } from '../files/unsavedTexts.ts';

/** Path of a settings file. */
export const settingsFile = (name: string) => join(contentRoot(), 'settings', `${name}.yaml`);

/** Line of a field in YAML, or of its closest ancestor there. */
function lineIn(text: string, path: readonly PropertyKey[]): number | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const name = String(path[depth - 1]);
    const key = isMap(parent)
      ? parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === name)?.key
      : document.getIn(path.slice(0, depth), true);
    const start = (key as Node | undefined)?.range?.[0];
    if (start !== undefined) return counter.linePos(start).line;
  }
  return undefined;
}

/** Line of a field in a settings file, or of its closest ancestor there. */
export function lineInSettings(name: string, path: readonly PropertyKey[]): number | undefined {
  return lineIn(readFileText(settingsFile(name)), path);
}

/** Fills {brand} and the other placeholders of config/site.ts, except in lines of comments. */
function fillSettings(text: string, file: string): string {
  const tokens = siteTokens(siteConfig);
  const fillLine = (line: string, index: number) => {
    if (/^\s*#/.test(line)) return line;
    try {
      return fillTokens(line, tokens);
    } catch (error) {
      if (!(error instanceof UnknownTokenError)) throw error;
      const remedy = remedyFor(error.token.slice(1, -1), Object.keys(tokens));
      const message = `has the unknown placeholder ${error.token}: ${remedy}`;
      throw new ContentError([{ file, line: index + 1, text: message }]);
    }
  };
  return text.split('\n').map(fillLine).join('\n');
}

/**
 * Reads content/settings/NAME.yaml. Placeholders for facts and prices are not available here, because some of them
 * depend on settings. Throws ContentError with file, line and remedy.
 *
 * @param absent the value for content without this file; if omitted, the file is required
 */
export function readSettings<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  absent?: z.output<Schema>,
): z.output<Schema> {
  const file = settingsFile(name);
  if (!existsSync(file)) {
    if (absent !== undefined) return absent;
    throw new ContentError([{ file, text: 'is missing: add the file' }]);
  }
  const text = fillSettings(readFileText(file), file);
  return parseFields(schema, parseYaml(text, file), (path) => ({ file, line: lineIn(text, path) }));
}
