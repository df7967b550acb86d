import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { type FieldProps, TextField } from './SimpleFields.tsx';

interface LibraryPicture {
  path: string;
  alt?: string;
  focus?: [number, number];
  usedIn: string[];
}

const addressOf = (path: string) => `/edit/media/${path.split('/').map(encodeURIComponent).join('/')}`;

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** Adds a picture by choosing a file or dropping it on the field. */
function AddPicture({ onAdded }: { onAdded: (path: string) => void }) {
  const [said, setSaid] = useState('');
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const add = async () => {
    if (!file) return;
    setSaid('Adding …');
    try {
      const base64 = await base64Of(file);
      const { path } = await askEditor<{ path: string }>('addPicture', { name: file.name, base64, alt });
      setSaid('');
      onAdded(path);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <div className="add-picture">
      <label>
        Add a picture: choose a file, or drop it here{' '}
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
        />
      </label>
      <label>
        What it shows, for people who do not see it{' '}
        <input value={alt} maxLength={240} onChange={(event) => setAlt(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={!file || alt.trim() === ''} onClick={() => void add()}>
        Add it
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** The picture that is chosen: a click sets the point that every crop keeps in view. */
function ChosenPicture({ picture, onChange }: { picture: LibraryPicture; onChange: () => void }) {
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [x, y] = picture.focus ?? [50, 50];
  const describe = async (note: { alt?: string; focus?: [number, number] }) => {
    await askEditor('describePicture', { path: picture.path, ...note });
    onChange();
  };
  return (
    <div className="chosen-picture">
      <button
        type="button"
        aria-label="Click the point that every crop keeps in view"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const percent = (value: number, size: number) =>
            Math.round(Math.min(100, Math.max(0, (100 * value) / size)));
          void describe({
            focus: [percent(clientX - box.x, box.width), percent(clientY - box.y, box.height)],
          });
        }}
      >
        <img src={addressOf(picture.path)} alt={picture.alt ?? ''} />
        <i style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </button>
      <label>
        What it shows{' '}
        <input
          value={alt}
          maxLength={240}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onBlur={() => alt.trim() !== '' && alt !== picture.alt && void describe({ alt })}
        />
      </label>
      <p className="field-help">
        {picture.usedIn.length === 0 ? 'Not used yet' : `Used in ${picture.usedIn.join(', ')}`}. What it shows
        and its focus, {x} % from the left and {y} % from the top, are the same wherever it is used, and are
        saved at once.
      </p>
    </div>
  );
}

/** A picture of the library: the one that is chosen, the others to choose from, and a place to add one. */
export function PictureField(props: FieldProps) {
  const { value, onChange } = props;
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>([]);
  const [isOpen, setOpen] = useState(false);
  const load = () =>
    askEditor<LibraryPicture[]>('media').then(setPictures, () => {
      // Without the library, the path can still be written.
    });
  useEffect(() => void load(), []);
  const chosen = pictures.find(({ path }) => path === value);
  const take = (path: string) => {
    onChange(path);
    setOpen(false);
    void load();
  };
  return (
    <div className="field-picture">
      <TextField {...props} />
      {chosen && <ChosenPicture key={chosen.path} picture={chosen} onChange={() => void load()} />}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose or add a picture
      </button>
      {isOpen && (
        <div className="library">
          <ul aria-label="Pictures">
            {pictures.map(({ path, alt = '' }) => (
              <li key={path}>
                <button type="button" title={alt} onClick={() => take(path)}>
                  <img src={addressOf(path)} alt={alt} loading="lazy" />
                  {path}
                </button>
              </li>
            ))}
          </ul>
          <AddPicture onAdded={take} />
        </div>
      )}
    </div>
  );
}
