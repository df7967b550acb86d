import { useEffect, useState } from 'react';
import { AddFiles } from './AddFiles.tsx';
import { askEditor } from './askEditor.ts';
import { DescribedPicture } from './DescribedPicture.tsx';
import { addressOfMedia, type LibraryFile } from './mediaAddress.ts';
import { type FieldProps, TextField } from './SimpleFields.tsx';

/** The picture that is chosen, the others of the library to choose from, and a place to add one. */
export function PictureChoice({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const [pictures, setPictures] = useState<readonly LibraryFile[]>([]);
  const [isOpen, setOpen] = useState(false);
  const load = () =>
    askEditor<LibraryFile[]>('media').then(
      (files) => setPictures(files.filter(({ kind }) => kind === 'picture')),
      () => {
        // Without the library, the path can still be written.
      },
    );
  useEffect(() => void load(), []);
  const chosen = pictures.find(({ path }) => path === value);
  const take = (path: string) => {
    onChange(path);
    setOpen(false);
    void load();
  };
  return (
    <>
      {chosen && <DescribedPicture key={chosen.path} picture={chosen} onChange={() => void load()} />}
      {chosen && (
        <p className="field-help">
          {chosen.usedIn.length === 0 ? 'Not used yet.' : `Used in ${chosen.usedIn.join(', ')}.`}
        </p>
      )}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose or add a picture
      </button>
      {isOpen && (
        <div className="library">
          <ul aria-label="Pictures">
            {pictures.map(({ path, alt = '' }) => (
              <li key={path}>
                <button type="button" title={alt} onClick={() => take(path)}>
                  <img src={addressOfMedia(path)} alt={alt} loading="lazy" />
                  {path}
                </button>
              </li>
            ))}
          </ul>
          <AddFiles isForPictures onAdded={take} />
        </div>
      )}
    </>
  );
}

export function PictureField(props: FieldProps) {
  return (
    <div className="field-picture">
      <TextField {...props} />
      <PictureChoice value={String(props.value ?? '')} onChange={props.onChange} />
    </div>
  );
}
