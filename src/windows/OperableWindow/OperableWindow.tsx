import { ProductWindow, type ProductWindowProps } from '../ProductWindow.tsx';
import type { WindowName } from '../windowNames.ts';
import { windowData } from '../words/windowData.ts';
import styles from './OperableWindow.module.css';

const isPhone = (name: WindowName) => name === 'jobPhone' || name.startsWith('app');

/**
 * A product window that links to the tour at the moment it shows, if its content has such a link: the whole window is
 * the link, and a mark on its top edge says so.
 */
export function OperableWindow({ name, locale }: ProductWindowProps) {
  const data = windowData(name, locale);
  const tour = 'tour' in data ? data.tour : undefined;
  if (!tour) return <ProductWindow name={name} locale={locale} />;
  return (
    <div dir="ltr" className={styles.operable} data-tone="day" data-phone={isPhone(name) ? '' : undefined}>
      <ProductWindow name={name} locale={locale} />
      <a className={`stretched-link ${styles.mark}`} href={`/tour/?${tour.visit}#console`}>
        {tour.label}
      </a>
    </div>
  );
}
