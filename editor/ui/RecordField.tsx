import { useEffect, useId, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { collectionOf } from './controlOf.ts';
import { type FieldProps, Labeled } from './SimpleFields.tsx';

interface RecordChoice {
  id: string;
  name: string;
  picture?: string;
}

const asked = new Map<string, Promise<RecordChoice[]>>();

/** The records of a collection: asked for once, and again after a minute, as somebody may add one. */
function recordsOf(collection: string): Promise<RecordChoice[]> {
  const known = asked.get(collection);
  if (known) return known;
  const answer = askEditor<RecordChoice[]>('records', { collection }).catch(() => []);
  asked.set(collection, answer);
  setTimeout(() => asked.delete(collection), 60_000);
  return answer;
}

/** A field that names a record: it shows the record’s name and picture, and those of the others to choose from. */
export function RecordField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const collection = String(collectionOf(schema));
  const [choices, setChoices] = useState<readonly RecordChoice[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const listId = useId();
  useEffect(() => {
    let isCurrent = true;
    void recordsOf(collection).then((found) => isCurrent && setChoices(found));
    return () => {
      isCurrent = false;
    };
  }, [collection]);
  const text = typeof value === 'string' ? value : '';
  const chosen = choices.find(({ id }) => id === text);
  const found = choices.filter(({ id, name }) =>
    `${name} ${id}`.toLowerCase().includes(words.toLowerCase().trim()),
  );
  return (
    <div className="field-record">
      <Labeled
        {...props}
        control={(given) => (
          <>
            <input
              {...given}
              type="text"
              list={listId}
              value={text}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <datalist id={listId}>
              {choices.map(({ id, name }) => (
                <option key={id} value={id} label={name} />
              ))}
            </datalist>
          </>
        )}
      />
      <div className="record-chosen">
        {chosen?.picture && <img src={chosen.picture} alt="" loading="lazy" />}
        {chosen && <strong>{chosen.name}</strong>}
        {choices.length > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Choose by name
          </button>
        )}
      </div>
      {isOpen && (
        <div className="library record-choices">
          <input
            type="search"
            aria-label="Find by name"
            placeholder="Find by name"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <ul aria-label="Records">
            {found.map(({ id, name, picture }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === text}
                  onClick={() => {
                    onChange(id);
                    setOpen(false);
                  }}
                >
                  {picture && <img src={picture} alt="" loading="lazy" />}
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
