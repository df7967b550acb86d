import type { ReactNode } from 'react';
import { siteConfig } from '../../../config/site.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './DemoRequest.module.css';
import type { DemoRequestProps } from './DemoRequest.schema.ts';

/** One flight: treads and risers in section, cut solid. */
function Flight() {
  const treads = Array.from({ length: 8 }, () => 'h9v12').join('');
  return (
    <svg
      className={styles.flight}
      viewBox="0 0 80 108"
      width="80"
      height="108"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0${treads}H80V108h-6V102L0 10z`} />
    </svg>
  );
}

/** The request for a demo: what happens next as a stair down to the plant room, and the form beside it. */
export function DemoRequest({
  id,
  title,
  desc,
  back,
  steps,
  formTitle,
  formDesc,
  children,
}: DemoRequestProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.request}>
      <div className={styles.stair}>
        <div className={styles.bar}>
          <a className={styles.home} href="/">
            <BrandMark name={siteConfig.brand.name} />
          </a>
          <a href={back.href}>{back.label}</a>
        </div>
        <h1>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{desc}</p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <Flight />
              <div>
                <p className={styles.when}>
                  <span className={styles.number}>{index + 1}</span>
                  {step.when}
                </p>
                <h2 className={styles.stepTitle}>{step.title}</h2>
                <p className={styles.stepDesc}>{step.desc}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.form}>
        <h2 className={styles.formTitle}>{formTitle}</h2>
        <p className={styles.formDesc}>{formDesc}</p>
        {children}
      </div>
    </section>
  );
}
