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
  const [said, setSaid] = useState('');
  useEffect(() => {
    askEditor<FileCommit[]>('history', { path }).then(setCommits, (error: Error) => setSaid(error.message));
  }, [path]);
  const restore = async ({ commit, path: from }: FileCommit) => {
    if (!(await onLeave())) return;
    setSaid('Restoring …');
    try {
      const result = await askEditor<Saved>('restore', { path, commit, from });
      if ('version' in result) onRestored();
      else if ('faults' in result)
        setSaid(`Not restored: ${result.faults.map(({ text }) => text).join('; ')}`);
      else setSaid('Not restored: the file is being changed. Try again.');
    } catch (error) {
      setSaid((error as Error).message);
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
      <p role="status">{said}</p>
    </div>
  );
}
