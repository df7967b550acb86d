import type { ReactNode } from 'react';
import { BUILD_MARKS } from '../../../../shared/site/buildMarks.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './EnquiryPanel.module.css';
import type { EnquiryPanelProps } from './EnquiryPanel.schema.ts';

const PANEL = { [BUILD_MARKS.panel]: '' };

/**
 * The page of the enquiry form. src/behaviors/enquiry.ts fetches the panel from here and shows it as a dialog over
 * other pages; the parts that only the dialog needs are hidden here.
 */
export function EnquiryPanel({
  id,
  title,
  intro,
  points,
  panelTitle,
  panelText,
  close,
  thanks,
  children,
}: Omit<EnquiryPanelProps, 'form' | 'thankYou' | 'copy'> & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.page}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{headingMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title}>
                <strong>{point.title}</strong>
                <span>{inlineMarkup(point.text)}</span>
                {point.link ? <a href={point.link.href}>{point.link.label}</a> : null}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel} {...PANEL}>
          <div className={styles.head}>
            <h2 id="enquiry-title" className={styles.title}>
              {headingMarkup(panelTitle)}
            </h2>
            <button type="button" className={styles.close} data-enquiry-close="" aria-label={close} hidden>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body} data-enquiry-form="" data-form-layout="stacked">
            {panelText ? <p className={styles.text}>{inlineMarkup(panelText)}</p> : null}
            {children}
          </div>
          <div className={styles.body} data-enquiry-thanks="" tabIndex={-1} hidden>
            <p className={styles.thanksTitle}>{thanks.title}</p>
            <p className={styles.text}>{inlineMarkup(thanks.text)}</p>
            <button type="button" className={styles.done} data-enquiry-close="">
              {close}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
