import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './HubSearch.module.css';

interface HubSearchProps {
  /** In the field. */
  label: string;
  /** Name of its button. */
  submit: string;
  className?: string | undefined;
}

/** A field that searches the articles of the Knowledge Hub. */
export function HubSearch({ label, submit, className = '' }: HubSearchProps) {
  return (
    <search className={`${styles.search} ${className}`}>
      <form className={styles.field} action="/search/" method="get">
        <input type="hidden" name="section" value="knowledge-hub" />
        <input
          className={styles.query}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.submit} type="submit" aria-label={submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
