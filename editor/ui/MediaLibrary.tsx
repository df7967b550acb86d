import { useEffect, useState } from 'react';
import { AddFiles } from './AddFiles.tsx';
import { askEditor, uploadFile } from './askEditor.ts';
import { DescribedPicture } from './DescribedPicture.tsx';
import { addressOfMedia, type LibraryFile } from './mediaAddress.ts';

const KINDS = { picture: 'Pictures', document: 'Documents', film: 'Films' } as const;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function Preview({ file, version }: { file: LibraryFile; version: number }) {
  const address = `${addressOfMedia(file.path)}?${version}`;
  if (file.kind === 'picture') return <img src={address} alt={file.alt ?? ''} loading="lazy" />;
  return <span aria-hidden="true">{file.path.split('.').at(-1)?.toUpperCase()}</span>;
}

/** A file of the library, with where it is used and its actions. */
function ChosenFile({
  file,
  onOpen,
  onChange,
}: {
  file: LibraryFile;
  onOpen: (path: string) => void;
  onChange: () => void;
}) {
  const [notice, setNotice] = useState('');
  const { path, kind, usedIn } = file;
  const attempt = async (step: () => Promise<string>) => {
    try {
      setNotice(await step());
      onChange();
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <section className="chosen-file" aria-label={path}>
      <h2>{path}</h2>
      {kind === 'picture' && <DescribedPicture key={path} picture={file} onChange={onChange} />}
      {kind === 'film' && <video src={addressOfMedia(path)} controls muted preload="metadata" />}
      {kind !== 'picture' && (
        <p>
          <a href={addressOfMedia(path)} target="_blank" rel="noreferrer">
            Open it
          </a>
          . To link to it, use <code>/media/{path}</code>.
        </p>
      )}
      {usedIn.length === 0 ? (
        <p>Not used anywhere.</p>
      ) : (
        <>
          <h3>Used in</h3>
          <ul>
            {usedIn.map((one) => (
              <li key={one}>
                <button type="button" className="quiet" onClick={() => onOpen(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <label>
        Replace it, wherever it is used{' '}
        <input
          type="file"
          accept={`.${path.split('.').at(-1)}`}
          onChange={({ currentTarget }) => {
            const [next] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (next)
              void attempt(async () => {
                await uploadFile(next, { replaces: path });
                return 'Replaced.';
              });
          }}
        />
      </label>
      <button
        type="button"
        disabled={usedIn.length > 0}
        title={usedIn.length > 0 ? 'It can be deleted once nothing uses it' : undefined}
        onClick={() => {
          if (!confirm(`Delete ${path}?`)) return;
          void attempt(async () => {
            await askEditor('deleteMedia', { path });
            return '';
          });
        }}
      >
        Delete
      </button>
      <p role="status">{notice}</p>
    </section>
  );
}

/** Every picture, document and film of the site. */
export function MediaLibrary({
  onOpen,
  onChange,
  onClose,
}: {
  onOpen: (path: string) => void;
  /** Called when files have changed. */
  onChange: () => void;
  onClose: () => void;
}) {
  const [files, setFiles] = useState<readonly LibraryFile[]>();
  const [chosen, choose] = useState('');
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const [version, setVersion] = useState(0);
  const load = () =>
    askEditor<LibraryFile[]>('media').then(setFiles, (wrong: Error) => setError(wrong.message));
  useEffect(() => void load(), []);
  const change = () => {
    // Browsers cache a picture that was replaced under the same name.
    setVersion(version + 1);
    void load();
    onChange();
  };
  const own = files?.find(({ path }) => path === chosen);
  const isFound = ({ path, alt = '' }: LibraryFile) =>
    `${path} ${alt}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <section className="review media-library" aria-label="Pictures and files">
      <header>
        <h1>Pictures and files</h1>
        <button type="button" onClick={onClose}>
          Back to the page
        </button>
      </header>
      {error && <p role="alert">{error}</p>}
      <div className="media-columns">
        <div className="library">
          <input
            type="search"
            aria-label="Find a picture or file"
            placeholder="Find a picture or file"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {Object.entries(KINDS).map(([kind, title]) => {
            const list = files?.filter((file) => file.kind === kind && isFound(file)) ?? [];
            return (
              list.length > 0 && (
                <section key={kind} aria-label={title}>
                  <h2>{title}</h2>
                  <ul>
                    {list.map((file) => (
                      <li key={file.path}>
                        <button
                          type="button"
                          aria-pressed={file.path === chosen}
                          title={file.alt}
                          onClick={() => choose(file.path)}
                        >
                          <Preview file={file} version={version} />
                          {file.path}
                          <small>
                            {sizeOf(file.bytes)}
                            {file.usedIn.length === 0 ? ', not used' : ''}
                          </small>
                        </button>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </div>
        <div className="fields">
          <AddFiles
            onAdded={(path) => {
              choose(path);
              change();
            }}
          />
          {own && <ChosenFile key={`${own.path} ${version}`} file={own} onOpen={onOpen} onChange={change} />}
        </div>
      </div>
    </section>
  );
}
