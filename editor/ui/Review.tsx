import { useEffect, useState } from 'react';
import { askEditor } from './askEditor.ts';

interface ReviewAnswer {
  person: { name: string; email: string };
  faults: string[];
  files: { path: string; words: string }[];
}

/** A word diff, with removals and additions marked as such. */
function WordDiff({ text }: { text: string }) {
  const parts = text
    .split('\n')
    .filter((line) => !line.startsWith('@@'))
    .join('\n')
    .split(/(\[-[\s\S]*?-\]|\{\+[\s\S]*?\+\})/);
  return (
    <pre>
      {parts.map((part, index) => {
        const inner = part.slice(2, -2);
        if (part.startsWith('[-')) return <del key={index}>{inner}</del>;
        if (part.startsWith('{+')) return <ins key={index}>{inner}</ins>;
        return part;
      })}
    </pre>
  );
}

/** Word diff of everything changed since the last commit, with a form to commit it. */
export function Review({ onClose }: { onClose: () => void }) {
  const [review, setReview] = useState<ReviewAnswer>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    askEditor<ReviewAnswer>('review').then(
      (answer) => {
        setReview(answer);
        setChosen(answer.files.map(({ path }) => path));
      },
      (error: Error) => setSaid(error.message),
    );
  }, []);
  const commit = async (form: FormData) => {
    const given = Object.fromEntries(
      ['name', 'email', 'message'].map((key) => [key, String(form.get(key) ?? '')]),
    );
    try {
      const { pushed } = await askEditor<{ pushed: boolean }>('commit', { paths: chosen, ...given });
      setReview(await askEditor<ReviewAnswer>('review'));
      setSaid(pushed ? 'Committed and pushed.' : 'Committed.');
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <section className="review" aria-label="Review of changes">
      <header>
        <h1>What has changed since the last commit</h1>
        <button type="button" onClick={onClose}>
          Back to the page
        </button>
      </header>
      <p role="status">{said}</p>
      {!review && said === '' && <p>Comparing and checking …</p>}
      {review && review.files.length === 0 && <p>Nothing: every file is as it was committed.</p>}
      {review?.files.map(({ path, words }) => (
        <article key={path}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(path)}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
              }
            />
            {path}
          </label>
          <WordDiff text={words} />
        </article>
      ))}
      {review && review.faults.length > 0 && (
        <ul className="fault-list" aria-label="Wrong on the site">
          {review.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {review && review.files.length > 0 && (
        <form action={commit} className="fields">
          <label>
            Your name <input name="name" autoComplete="name" defaultValue={review.person.name} />
          </label>
          <label>
            Your e-mail address{' '}
            <input name="email" type="email" autoComplete="email" defaultValue={review.person.email} />
          </label>
          <label>
            What has changed, in a line <input name="message" />
          </label>
          <button type="submit" className="primary" disabled={chosen.length === 0}>
            Commit
          </button>
        </form>
      )}
    </section>
  );
}
