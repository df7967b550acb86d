/** A rule clause by clause. Backticks mark the settings in it. */
export function RuleText({ clauses }: { clauses: readonly { word: string; text: string }[] }) {
  return (
    <dl data-story="rule">
      {clauses.map(({ word, text }) => (
        <div key={`${word} ${text}`}>
          <dt>{word}</dt>
          <dd>{text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}</dd>
        </div>
      ))}
    </dl>
  );
}
