const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';

async function send<Answer>(name: string, headers: Record<string, string>, body: BodyInit): Promise<Answer> {
  const response = await fetch(`/edit/api/${name}/`, {
    method: 'POST',
    headers: { ...headers, 'x-editor-token': token },
    body,
  }).catch(() => {
    throw new Error('The editor does not respond: is “npm run edit” still running?');
  });
  const text = await response.text();
  const answer = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { error: text };
  if (!response.ok) throw new Error(answer.error ?? 'The editor could not do that.');
  return answer as Answer;
}

/** Sends a request to the editor’s API. Throws an Error with its message if it refuses. */
export const askEditor = <Answer>(name: string, given: object = {}): Promise<Answer> =>
  send(name, { 'content-type': 'application/json' }, JSON.stringify(given));

/**
 * Puts a file into the library under a new name, or replaces another one. Resolves to its path there.
 * Throws an Error with the reason if it is refused.
 */
export async function uploadFile(file: File, about: { alt?: string; replaces?: string }): Promise<string> {
  const parameters = Object.entries({ name: file.name, ...about }).map(([key, value]) => [
    `x-file-${key}`,
    encodeURIComponent(value),
  ]);
  const { path } = await send<{ path: string }>('upload', Object.fromEntries(parameters), file);
  return path;
}
