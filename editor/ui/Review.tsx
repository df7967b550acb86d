import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';
import { type FileReview, ReviewedFile } from './ReviewedFile.tsx';
import { signedIn } from './signedIn.ts';

interface ReviewAnswer {
  person: { name: string; email: string };
  faults: string[];
  /** Number of commits that the shared copy does not have yet. */
  unsent: number;
  files: FileReview[];
}

interface Sent {
  isSent: boolean;
  problem?: string;
}

/** Sends commits that the shared copy does not have yet. */
function SendAgain({ count, onSend }: { count: number; onSend: () => Promise<void> }) {
  const [isSending, setSending] = useState(false);
  return (
    <p>
      {count === 1 ? 'One commit is' : `${count} commits are`} not in the shared copy yet.{' '}
      <button
        type="button"
        disabled={isSending}
        onClick={async () => {
          setSending(true);
          await onSend();
          setSending(false);
        }}
      >
        {isSending ? 'Sending …' : 'Send again'}
      </button>
    </p>
  );
}

function CommitForm({
  person,
  isReady,
  onCommit,
}: {
  person: ReviewAnswer['person'];
  isReady: boolean;
  onCommit: (form: FormData) => Promise<void>;
}) {
  return (
    <form action={onCommit} className="fields">
      {signedIn ? (
        <p>
          You publish as {signedIn.name}, {signedIn.email}.
        </p>
      ) : (
        <>
          <label>
            Your name <input name="name" autoComplete="name" defaultValue={person.name} />
          </label>
          <label>
            Your email address{' '}
            <input name="email" type="email" autoComplete="email" defaultValue={person.email} />
          </label>
        </>
      )}
      <label>
        Summary of the changes <input name="message" />
      </label>
      <button type="submit" className="primary" disabled={!isReady}>
        Commit
      </button>
    </form>
  );
}

/** Everything that has changed since the last commit, in words, with a form to commit it. */
export function Review({
  isUnsaved,
  onOpen,
  onChange,
  onClose,
}: {
  isUnsaved: boolean;
  onOpen: (path: string) => void;
  /** Called when files have changed. */
  onChange: () => void;
  onClose: () => void;
}) {
  const [review, setReview] = useState<ReviewAnswer>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const attempt = async (step: () => Promise<string>) => {
    try {
      setNotice(await step());
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  const load = async () => {
    const answer = await askEditor<ReviewAnswer>('review');
    setReview(answer);
    setChosen(answer.files.map(({ path }) => path));
  };
  useEffect(() => {
    void attempt(async () => {
      await load();
      return '';
    });
  }, []);
  const commit = (form: FormData) =>
    attempt(async () => {
      const given = Object.fromEntries(
        ['name', 'email', 'message'].map((key) => [key, String(form.get(key) ?? '')]),
      );
      const { isSent, problem } = await askEditor<Sent>('commit', { paths: chosen, ...given });
      await load();
      if (problem !== undefined) return `Committed, but not sent. ${problem}`;
      return isSent ? 'Committed, and sent to the shared copy.' : 'Committed.';
    });
  const send = () =>
    attempt(async () => {
      const { problem } = await askEditor<Sent>('send');
      await load();
      return problem ?? 'Sent to the shared copy.';
    });
  const bringBack = (path: string) =>
    attempt(async () => {
      const { faults } = await askEditor<{ faults: string[] }>('bringBack', { path });
      await load();
      onChange();
      return faults.length > 0 ? `Not restored: ${faults.join('; ')}` : `${path} was restored.`;
    });
  return (
    <section className="review" aria-label="Review of changes">
      <header>
        <h1>What has changed since the last commit</h1>
        <button type="button" onClick={onClose}>
          Back to the page
        </button>
      </header>
      <p role="status">{notice}</p>
      {isUnsaved && <p>Unsaved changes are not listed here.</p>}
      {!review && notice === '' && <p>Comparing and checking …</p>}
      {review && review.unsent > 0 && signedIn?.role !== 'writer' && (
        <SendAgain count={review.unsent} onSend={send} />
      )}
      {review && review.files.length === 0 && <p>No changes since the last commit.</p>}
      {review?.files.map((file) => (
        <ReviewedFile
          key={file.path}
          file={file}
          isChosen={chosen.includes(file.path)}
          onChoose={(isChosen) =>
            setChosen(isChosen ? [...chosen, file.path] : chosen.filter((one) => one !== file.path))
          }
          onOpen={onOpen}
          onBringBack={(path) => void bringBack(path)}
        />
      ))}
      {review && review.faults.length > 0 && (
        <ul className="fault-list" aria-label="Problems on the site">
          {review.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {review && signedIn?.role === 'writer' && (
        <p>You are a writer: save your changes, and a publisher will publish them.</p>
      )}
      {review && review.files.length > 0 && signedIn?.role !== 'writer' && (
        <CommitForm person={review.person} isReady={chosen.length > 0} onCommit={commit} />
      )}
    </section>
  );
}
