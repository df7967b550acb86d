import { addressOfMedia, isPicture } from './mediaAddress.ts';
import { wordDiff } from './wordDiff.ts';

/** A changed field. */
interface FieldChange {
  place: readonly string[];
  before?: string;
  after?: string;
}

export interface FileReview {
  path: string;
  state: 'new' | 'changed' | 'deleted';
  changes: readonly FieldChange[];
  address?: string;
}

function Change({ change: { place, before = '', after = '' } }: { change: FieldChange }) {
  return (
    <div className="field-change">
      <b>{place.join(' › ') || 'The entire file'}</b>
      <p>
        {wordDiff(before, after).map(({ kind, text }, index) => {
          if (kind === 'removed') return <del key={index}>{text}</del>;
          if (kind === 'added') return <ins key={index}>{text}</ins>;
          return <span key={index}>{text}</span>;
        })}
      </p>
    </div>
  );
}

function WhatChanged({ file: { path, state, changes } }: { file: FileReview }) {
  if (isPicture(path) && state !== 'deleted') return <img src={addressOfMedia(path)} alt={path} />;
  if (changes.length === 0)
    return (
      <p>
        {path.endsWith('.yaml') || path.endsWith('.mdx') ? 'Its content is the same as before.' : 'A file.'}
      </p>
    );
  return changes.map((change, index) => <Change key={index} change={change} />);
}

/** The changes of a file, in words, with a checkbox to publish it. */
export function ReviewedFile({
  file,
  isChosen,
  onChoose,
  onOpen,
  onBringBack,
}: {
  file: FileReview;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: (path: string) => void;
  onBringBack: (path: string) => void;
}) {
  const { path, state, address } = file;
  const isContent = /\.(?:yaml|mdx)$/.test(path);
  return (
    <article aria-label={path}>
      <header>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          {path}
        </label>
        {state !== 'changed' && <i data-state={state}>{state}</i>}
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            See the page
          </a>
        )}
        {isContent && state !== 'deleted' && (
          <button type="button" className="quiet" onClick={() => onOpen(path)}>
            Edit
          </button>
        )}
        {isContent && state === 'deleted' && (
          <button type="button" className="quiet" onClick={() => onBringBack(path)}>
            Bring it back
          </button>
        )}
      </header>
      <WhatChanged file={file} />
    </article>
  );
}
