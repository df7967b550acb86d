import { useState } from 'react';
import { type Mark, markOfSvg } from './markOfSvg.ts';

/** Takes the brand's mark from an SVG file of the person's machine. */
export function MarkFromFile({ onTaken }: { onTaken: (mark: Mark) => void }) {
  const [notice, setNotice] = useState('');
  const take = async (file: File) => {
    try {
      onTaken(markOfSvg(await file.text()));
      setNotice('');
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <div className="field">
      <label>
        Take it from an SVG file{' '}
        <input
          type="file"
          accept=".svg"
          onChange={({ currentTarget: { files } }) => files?.[0] && void take(files[0])}
        />
      </label>
      <div className="field-faults" role="status">
        {notice && <p>{notice}</p>}
      </div>
    </div>
  );
}
