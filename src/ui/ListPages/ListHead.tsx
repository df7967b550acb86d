import styles from './ListPages.module.css';

/** Headline of a further page of a list that stands below another section on its hub. */
export function ListHead({ heading }: { heading: string }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
    </div>
  );
}
