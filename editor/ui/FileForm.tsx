import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';
import type { Fault, FileContent, OpenFile, Value } from './editorTypes.ts';
import { fieldFaults } from './fieldFaults.ts';
import { RegionalPreview } from './RegionalPreview.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Field, FieldList } from './SchemaForm.tsx';
import { membersOf, shapeOf } from './schemaOf.ts';

/** Delay in ms after the last keystroke before a file is checked. */
const PAUSE = 500;

/** The form for a file that is not a page: a record, a form, prices, menus. */
export function FileForm({
  path,
  file,
  onSaved,
}: {
  path: string;
  file: OpenFile;
  onSaved: (merged?: OpenFile) => void;
}) {
  const [now, setNow] = useState<FileContent>(file.content);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [error, setError] = useState('');
  useEffect(() => {
    if (now === file.content) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { faults: found } = await askEditor<{ faults: Fault[] }>('check', { path, content: now });
        if (!isCurrent) return;
        setFaults(found);
        setError('');
      } catch (wrong) {
        if (isCurrent) setError(`Not checked: ${(wrong as Error).message}`);
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [now, path, file]);
  const change = (data: Value | undefined) => setNow({ ...now, data: data ?? {} });
  const own = fieldFaults(faults.filter((fault) => fault.file.endsWith(path)));
  const others = faults.filter((fault) => !fault.file.endsWith(path));
  const given = { schema: file.schema, root: file.schema, value: now.data, faults: own, onChange: change };
  const isGroup = shapeOf(file.schema, file.schema, now.data) && !membersOf(file.schema);
  const isRegionalPage = /^[a-z]{2}-[A-Z]{2}\//.test(path);
  return (
    <div className="file-form">
      <header>
        <h1>{path}</h1>
        <SaveBar path={path} file={file} now={now} onFaults={setFaults} onSaved={onSaved} />
      </header>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {others.length > 0 && (
        <ul className="fault-list" aria-label="Problems that this change causes elsewhere">
          {others.map(({ file: where, line, text }) => (
            <li key={`${where} ${line} ${text}`}>
              <b>{where}: </b>
              {text}
            </li>
          ))}
        </ul>
      )}
      {isRegionalPage && <RegionalPreview path={path} content={now} />}
      <div className="fields">
        {isGroup ? (
          <FieldList {...given} />
        ) : (
          <Field {...given} name={path.split('/').at(-1)?.replace('.yaml', '') ?? ''} isRequired />
        )}
      </div>
    </div>
  );
}
