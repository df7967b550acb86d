const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';

/** Sends a request to the editor’s API. Throws an Error with its message if it refuses. */
export async function askEditor<Answer>(name: string, given: object = {}): Promise<Answer> {
  const response = await fetch(`/edit/api/${name}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-token': token },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Error('The editor does not answer: is “npm run edit” still running?');
  });
  const text = await response.text();
  const answer = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { error: text };
  if (!response.ok) throw new Error(answer.error ?? 'The editor could not do that.');
  return answer as Answer;
}
