import styles from './UnpublishedNotice.module.css';

/** Marks a page as unpublished; only npm run dev and previews show such pages. */
export function UnpublishedNotice({ mark }: { mark: string }) {
  return (
    <p className={styles.mark} role="status">
      {mark}
    </p>
  );
}
