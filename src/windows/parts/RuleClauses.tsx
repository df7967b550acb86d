import styles from './RuleClauses.module.css';

/** One line of a rule. Parts in backticks are its settings: 'ppm `> 50` for `60 s`'. */
export interface RuleClause {
  word: string;
  text: string;
}

/** The text in pieces; every other piece is a setting. */
function pieces(text: string): string[] {
  return text.split('`');
}

export function RuleClauses({ clauses }: { clauses: readonly RuleClause[] }) {
  return (
    <ol>
      {clauses.map(({ word, text }) => (
        <li key={word + text} className={styles.clause}>
          <span className={styles.word}>{word}</span>
          <span>
            {pieces(text).map((piece, index) =>
              index % 2 === 1 ? (
                <span key={piece} className={styles.setting}>
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
