import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Connect, ViteDevServer } from 'vite';
import { CANVAS_PATH } from '../canvas/drawnPage.ts';
import type { Person } from '../signIn/Person.ts';
import { Refusal } from './contentPaths.ts';
import { EditorApi } from './EditorApi.ts';
import { Guard } from './guard.ts';
import { mediaFile } from './mediaLibrary.ts';
import { storeUpload, type Upload } from './mediaUpload.ts';
import { readJson } from './readJson.ts';
import { drawnPicture } from './textParts.ts';
import { themeStyles } from './themeStyles.ts';

const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const page = (token: string, person: Person | undefined) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="editor-token" content="${token}"><title>Editor</title>
${person ? `<meta name="editor-person" content="${escaped(JSON.stringify(person))}">` : ''}
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/edit/main.css">
<link rel="stylesheet" href="/edit/theme.css"></head>
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

/** What a request says about the file that it holds. */
function uploadOf({ headers }: IncomingMessage): Upload {
  const header = (name: string) => {
    const value = headers[`x-file-${name}`];
    return value === undefined ? undefined : decodeURIComponent(String(value));
  };
  return { name: header('name') ?? '', alt: header('alt'), replaces: header('replaces') };
}

/**
 * Serves the editor below /edit/: its page, its scripts and its API.
 *
 * @param bundled folder of its scripts and styles
 * @param gateSecret that of the sign-in gate, if a team shares the editor
 */
export function serveEditor(
  server: ViteDevServer,
  bundled: Promise<string>,
  gateSecret?: string,
): Connect.NextHandleFunction {
  const guard = new Guard(gateSecret);
  const api = new EditorApi(server, guard.ownHeaders);

  const answerApi = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    if (!guard.isOwn(request) || request.method !== 'POST')
      return send(response, 403, 'text/plain', 'This address answers the editor only.');
    try {
      const result =
        name === 'upload'
          ? { path: await storeUpload(uploadOf(request), request) }
          : await api.answer(name, await readJson(request), guard.personOf(request));
      send(response, 200, 'application/json', JSON.stringify(result));
    } catch (error) {
      // Browsers read no response before they have sent everything.
      request.resume();
      const status = error instanceof Refusal ? error.status : 500;
      if (status === 500) server.config.logger.error(String((error as Error).stack ?? error));
      send(response, status, 'application/json', JSON.stringify({ error: (error as Error).message }));
    }
  };

  const answerMedia = async (response: ServerResponse, path: string) => {
    const file = mediaFile(path);
    if (!file) return send(response, 404, 'text/plain', 'There is no such file.');
    // An SVG file opened by itself would be a page of the editor’s origin.
    if (file.type.startsWith('image/')) response.setHeader('content-security-policy', SANDBOX);
    response.writeHead(200, { 'content-type': file.type, 'x-content-type-options': 'nosniff' });
    await pipeline(file.body, response).catch(() => {
      // The browser has read enough of a film, or was closed.
    });
  };

  const answerDrawn = async (response: ServerResponse, [kind = '', name = '']: readonly string[]) => {
    const svg = await drawnPicture(server, kind, name.replace(/\.svg$/, ''));
    if (svg === undefined) return send(response, 404, 'text/plain', 'There is no such drawing.');
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-security-policy': SANDBOX });
    response.end(svg);
  };

  const answerFile = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    if (name.startsWith('media/'))
      return answerMedia(response, decodeURIComponent(name.slice('media/'.length)));
    if (name.startsWith('drawn/'))
      return answerDrawn(response, name.slice('drawn/'.length).split('/').map(decodeURIComponent));
    if (name === '') return send(response, 200, 'text/html', page(guard.token, guard.personOf(request)));
    if (name === 'theme.css') return send(response, 200, 'text/css', await themeStyles(server));
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
      : answerFile(request, response, name);
    answer.catch(next);
  };
}
