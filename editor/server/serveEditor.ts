import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { CANVAS_PATH } from '../canvas/drawnPage.ts';
import { Refusal } from './contentPaths.ts';
import { EditorApi } from './EditorApi.ts';
import { Guard } from './guard.ts';
import { pictureFile } from './mediaLibrary.ts';
import { bundleUi } from './uiBundle.ts';

/** Maximum request size in bytes. A request to save holds a page's data twice. */
const MOST_BYTES = 8_000_000;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Refusal('That is too large.', 413);
    parts.push(part);
  }
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString()) as unknown);
}

const page = (token: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="editor-token" content="${token}"><title>Editor</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/edit/main.css"></head>
<body style="margin:0"><div id="editor"><p class="opening">The editor is opening …</p></div>
<script type="module" src="/edit/main.js"></script></body></html>`;

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Protects against clickjacking.
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(body);
}

/** Serves the editor below /edit/: its page, its scripts and its API. */
export function serveEditor(server: ViteDevServer): Connect.NextHandleFunction {
  const guard = new Guard();
  const api = new EditorApi(server);
  const bundled = bundleUi();
  bundled.catch((error: unknown) =>
    server.config.logger.error(`The editor was not bundled: ${String(error)}`),
  );

  const answerApi = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    if (!guard.isOwn(request) || request.method !== 'POST')
      return send(response, 403, 'text/plain', 'This address answers the editor only.');
    try {
      const result = await api.answer(name, (await readBody(request)) as Record<string, unknown>);
      send(response, 200, 'application/json', JSON.stringify(result));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      if (status === 500) server.config.logger.error(String((error as Error).stack ?? error));
      send(response, status, 'application/json', JSON.stringify({ error: (error as Error).message }));
    }
  };

  const answerPicture = async (response: ServerResponse, path: string) => {
    const picture = await pictureFile(path);
    if (!picture) return send(response, 404, 'text/plain', 'There is no such picture.');
    // An SVG file opened by itself would be a page of the editor’s origin.
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    response.writeHead(200, { 'content-type': picture.type, 'x-content-type-options': 'nosniff' });
    response.end(picture.body);
  };

  const answerFile = async (response: ServerResponse, name: string) => {
    if (name.startsWith('media/'))
      return answerPicture(response, decodeURIComponent(name.slice('media/'.length)));
    if (name === '') return send(response, 200, 'text/html', page(guard.token));
    const file = join(await bundled, name);
    if (!/^[\w.-]+\.(?:js|css)$/.test(name) || !existsSync(file))
      return send(response, 404, 'text/plain', 'There is no such file.');
    send(response, 200, name.endsWith('.css') ? 'text/css' : 'text/javascript', await readFile(file));
  };

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === CANVAS_PATH && !guard.isLocal(request))
      return send(response, 403, 'text/plain', 'The editor answers on this machine only.');
    if (path !== '/edit' && !path.startsWith('/edit/')) return next();
    if (!guard.isLocal(request))
      return send(response, 403, 'text/plain', 'The editor answers on this machine only.');
    const name = path.slice('/edit/'.length);
    const answer = name.startsWith('api/')
      ? answerApi(request, response, name.slice('api/'.length).replace(/\/$/, ''))
      : answerFile(response, name);
    answer.catch(next);
  };
}
