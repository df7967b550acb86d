import { useEffect, useRef } from 'react';
import type { Unsaved } from './UnsavedWork.ts';

/** Asks what to do with unsaved changes before another file is opened. */
export function LeaveDialog({
  unsaved,
  onAnswer,
}: {
  unsaved: Unsaved;
  /** Told whether to go on. */
  onAnswer: (isLeaving: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="leave" aria-labelledby="leave" onCancel={() => onAnswer(false)}>
      <h2 id="leave">This file has changes that are not saved.</h2>
      <div>
        <button
          type="button"
          className="primary"
          onClick={async () => onAnswer((await unsaved.save?.()) ?? true)}
        >
          Save and go on
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          Discard the changes
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          Stay here
        </button>
      </div>
    </dialog>
  );
}
