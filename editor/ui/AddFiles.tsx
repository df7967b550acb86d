import { useState } from 'react';
import { uploadFile } from './askEditor.ts';
import { isPicture } from './mediaAddress.ts';

const PICTURES = '.jpg,.jpeg,.png,.webp,.avif,.svg';

/** Adds files to the library by choosing them or dropping them here; of each picture, asks what it shows. */
export function AddFiles({
  isForPictures = false,
  onAdded,
}: {
  /** Whether only pictures are of use. */
  isForPictures?: boolean;
  /** Told the path of each file. */
  onAdded: (path: string) => void;
}) {
  const [files, setFiles] = useState<readonly { file: File; alt: string }[]>([]);
  const [notice, setNotice] = useState('');
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => setFiles([...(list ?? [])].map((file) => ({ file, alt: '' })));
  const add = async () => {
    setNotice('Adding …');
    const problems: string[] = [];
    for (const { file, alt } of files)
      try {
        const path = await uploadFile(file, isPicture(file.name) ? { alt } : {});
        setFiles((left) => left.filter((one) => one.file !== file));
        onAdded(path);
      } catch (error) {
        problems.push((error as Error).message);
      }
    setNotice(problems.join(' '));
  };
  const isReady =
    files.length > 0 && files.every(({ file, alt }) => !isPicture(file.name) || alt.trim() !== '');
  return (
    <fieldset
      className="add-picture"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label>
        {isForPictures
          ? 'Add a picture: choose a file, or drop it here'
          : 'Add pictures, PDFs or films: choose files, or drop them here'}{' '}
        <input
          type="file"
          accept={isForPictures ? PICTURES : `${PICTURES},.pdf,.mp4,.webm,.vtt`}
          multiple={!isForPictures}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </label>
      {files.map(({ file, alt }) =>
        isPicture(file.name) ? (
          <label key={file.name}>
            {files.length > 1
              ? `What ${file.name} shows, for people who do not see it`
              : 'What it shows, for people who do not see it'}{' '}
            <input
              value={alt}
              maxLength={240}
              onChange={({ currentTarget: { value } }) =>
                setFiles(files.map((one) => (one.file === file ? { file, alt: value } : one)))
              }
            />
          </label>
        ) : (
          <p key={file.name}>{file.name}</p>
        ),
      )}
      <button type="button" disabled={!isReady} onClick={() => void add()}>
        {files.length > 1 ? 'Add them' : 'Add it'}
      </button>
      <p role="status">{notice}</p>
    </fieldset>
  );
}
