import type { ListView } from '../../content/site/listView.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import styles from './ListPages.module.css';

/** Links to the pages of a long list. A search of the list uses them to fetch the others. */
export function ListPages({ list }: { list: ListView }) {
  if (list.pages < 2) return null;
  return (
    <div className={`container ${styles.pages}`} data-list-pages="">
      <Pagination
        isPlain
        label={list.label}
        previous={list.previous}
        next={list.next}
        current={list.number}
        pages={list.paths.map((href, index) => ({ number: index + 1, href }))}
      />
    </div>
  );
}
