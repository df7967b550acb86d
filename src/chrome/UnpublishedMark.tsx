import styles from './UnpublishedMark.module.css';

/** Says above a page that it is not published: only npm run dev and previews show such pages. */
export function UnpublishedMark({ mark }: { mark: string }) {
  return (
    <p className={styles.mark} role="status">
      {mark}
    </p>
  );
}
