import { useState } from 'react';
import { askEditor } from './askEditor.ts';
import { addressOfMedia, type LibraryFile } from './mediaAddress.ts';

/** A picture with what it shows: a click sets the point that every crop keeps in view. */
export function DescribedPicture({ picture, onChange }: { picture: LibraryFile; onChange: () => void }) {
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [notice, setNotice] = useState('');
  const [x, y] = picture.focus ?? [50, 50];
  const describe = async (note: { alt?: string; focus?: [number, number] }) => {
    try {
      await askEditor('describePicture', { path: picture.path, ...note });
      setNotice('');
      onChange();
    } catch (error) {
      setNotice((error as Error).message);
    }
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
        <img src={addressOfMedia(picture.path)} alt={picture.alt ?? ''} />
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
        The description and the focus, {x} % from the left and {y} % from the top, apply wherever the picture
        is used, and are saved at once.
      </p>
      <p role="status">{notice}</p>
    </div>
  );
}
