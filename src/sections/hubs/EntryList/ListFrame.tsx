import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import styles from './EntryList.module.css';
import type { EntryListProps } from './EntryList.schema.ts';

interface ListFrameProps extends Pick<EntryListProps, 'id' | 'layout' | 'title' | 'intro' | 'link'> {
  /** For the layout’s spacing of the page’s head. */
  className?: string | undefined;
  /** Shown beside the head. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a list that is its page’s main content: the page’s head, and the list. */
export function ListFrame(props: ListFrameProps) {
  const { id, layout, title = '', intro = '', link, className, beside, children } = props;
  return (
    <section id={id} className={styles.frame} data-layout={layout}>
      <div className="container">
        <div className={styles.head}>
          <PageHead className={className} title={title} intro={intro} link={link} />
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
