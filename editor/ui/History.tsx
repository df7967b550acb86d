import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';
import type { Saved } from './editorTypes.ts';

interface FileCommit {
  commit: string;
  date: string;
  name: string;
  subject: string;
  /** The file's path in that commit. */
  path: string;
}

const day = (date: string) => new Date(date).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** Earlier versions of a file, each of which can be restored. */
export function History({
  path,
  onLeave,
  onRestored,
}: {
  path: string;
  onLeave: () => Promise<boolean>;
  onRestored: () => void;
}) {
  const [commits, setCommits] = useState<readonly FileCommit[]>();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    askEditor<FileCommit[]>('history', { path }).then(setCommits, (error: Error) => setNotice(error.message));
  }, [path]);
  const restore = async ({ commit, path: from }: FileCommit) => {
    if (!(await onLeave())) return;
    setNotice('Restoring …');
    try {
      const result = await askEditor<Saved>('restore', { path, commit, from });
      if ('version' in result) onRestored();
      else if ('faults' in result)
        setNotice(`Not restored: ${result.faults.map(({ text }) => text).join('; ')}`);
      else setNotice('Not restored: the file is being changed. Try again.');
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <div className="history">
      {commits?.length === 0 && <p>It has not been committed yet.</p>}
      <ol aria-label="Earlier versions">
        {commits?.map((one) => (
          <li key={one.commit}>
            {one.subject} <small>{`${one.name}, ${day(one.date)}`}</small>{' '}
            <button type="button" aria-label={`Restore “${one.subject}”`} onClick={() => void restore(one)}>
              Restore
            </button>
          </li>
        ))}
      </ol>
      <p role="status">{notice}</p>
    </div>
  );
}
