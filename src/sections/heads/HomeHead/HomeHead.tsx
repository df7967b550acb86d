import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { EstatePicture } from '../../../scenes/EstatePicture.tsx';
import { streetOf } from '../../../scenes/estate/streetOf.ts';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './HomeHead.module.css';
import type { HomeHeadProps } from './HomeHead.schema.ts';

/**
 * The estate in section with its queue. The drawing is a separate file, so the text never waits for it; the queue's
 * rows light up in sync with the keys in the drawing, and the first job closes.
 */
export function HomeHead({
  id,
  title,
  intro,
  action,
  second,
  alt,
  closed,
  content,
  children,
}: HomeHeadProps & SectionPlacement & { children?: ReactNode }) {
  const street = streetOf(content?.page.locale);
  return (
    <section dir="ltr" id={id} className={styles.hero}>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{headingMarkup(title)}</h1>
        <p className={`intro ${styles.desc}`}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} className={styles.actions} />
      </div>
      <div className={styles.drawing} data-estate={street}>
        <EstatePicture street={street} tone="day" alt={alt} />
      </div>
      <div className={styles.queue}>
        {children ?? <ProductWindow name="liveQueue" locale={content?.page.locale} />}
        <span className={styles.closed} aria-hidden="true">
          {closed}
        </span>
      </div>
    </section>
  );
}
