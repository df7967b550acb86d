import { useState } from 'react';
import { askEditor } from './askEditor.ts';
import type { TreeFamily } from './PageTree.tsx';

/** Actions for the open file: view its page, copy it, delete it. */
export function FileActions({
  path,
  families,
  onOpen,
  onChange,
}: {
  path: string;
  families: readonly TreeFamily[];
  onOpen: (path: string) => void;
  onChange: () => void;
}) {
  const [said, setSaid] = useState('');
  const [isCopying, setCopying] = useState(false);
  const entry = families.flatMap(({ entries }) => entries).find((one) => one.path === path);
  const isPage = path.startsWith('en/');
  const copy = async (form: FormData) => {
    const folder = path.split('/').slice(0, -1).join('/');
    const end = path.split('.').at(-1);
    try {
      const { path: made } = await askEditor<{ path: string }>('duplicate', {
        path,
        to: `${folder}/${String(form.get('address'))}.${end}`,
        name: String(form.get('name')),
      });
      setCopying(false);
      onChange();
      onOpen(made);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const remove = async () => {
    if (!confirm(`Delete ${path}? It stays in the history until then.`)) return;
    try {
      const { naming } = await askEditor<{ naming: string[] }>('delete', { path });
      if (naming.length > 0) setSaid(`Not deleted: it is named in ${naming.join(', ')}. Change these first.`);
      else {
        onChange();
        onOpen('en/index.yaml');
      }
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <div className="file-actions">
      {entry?.address && (
        <a href={entry.address} target="_blank" rel="noreferrer">
          See the saved page
        </a>
      )}
      <button type="button" onClick={() => setCopying(!isCopying)}>
        Copy
      </button>
      {isPage && (
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      )}
      {isCopying && (
        <form action={copy} className="fields">
          <label>
            Name <input name="name" required maxLength={40} />
          </label>
          <label>
            Last part of its address{' '}
            <input name="address" required pattern="[a-z0-9]+(-[a-z0-9]+)*" placeholder="read-a-filter" />
          </label>
          <button type="submit" className="primary">
            {isPage ? 'Make a draft from it' : 'Make a copy'}
          </button>
        </form>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
