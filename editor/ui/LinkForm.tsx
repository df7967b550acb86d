import { useId, useState } from 'react';
import { LinkChoices } from './LinkChoices.tsx';

/** Asks where selected words lead to. */
export function LinkForm({
  now = '',
  onChosen,
  onRemoved,
  onCancel,
}: {
  /** Where they lead now. */
  now?: string | undefined;
  onChosen: (address: string) => void;
  onRemoved?: () => void;
  onCancel: () => void;
}) {
  const [address, setAddress] = useState(now);
  const id = useId();
  return (
    <fieldset className="component-form">
      <legend>Link</legend>
      <div className="field">
        <label htmlFor={id}>Page or address</label>
        <input
          id={id}
          list={`${id}-pages`}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <LinkChoices id={`${id}-pages`} part="address" value={address} />
      </div>
      <div className="entry-actions">
        <button
          type="button"
          className="primary"
          disabled={address.trim() === ''}
          onClick={() => onChosen(address.trim())}
        >
          Link it
        </button>
        {now !== '' && onRemoved && (
          <button type="button" onClick={onRemoved}>
            Remove the link
          </button>
        )}
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}
