import type { ReactNode } from 'react';
import { siteConfig } from '../../../../config/siteConfig.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { BrandMark } from '../../../ui/BrandMark/BrandMark.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './DemoRequest.module.css';
import type { DemoRequestProps } from './DemoRequest.schema.ts';

/**
 * The request for a demo: what happens next as a stair down to the plant room, with the form beside it, or above it in a
 * narrow window.
 */
export function DemoRequest({
  id,
  title,
  intro,
  back,
  street,
  flight,
  steps,
  formTitle,
  formDesc,
  subjects,
  children,
}: DemoRequestProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.request}>
      <div className={styles.words}>
        <div className={styles.bar}>
          <a className={styles.home} href="/">
            <BrandMark name={siteConfig.brand.name} />
          </a>
          <a href={back.href}>{back.label}</a>
        </div>
        <h1>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{intro}</p>
      </div>
      <div
        className={styles.form}
        data-subjects={Object.keys(subjects).length > 0 ? JSON.stringify(subjects) : undefined}
      >
        <h2 className={styles.formTitle}>{formTitle}</h2>
        <p className={styles.formDesc}>{formDesc}</p>
        {children}
      </div>
      <div className={styles.stair}>
        <SceneImage className={styles.street} scene={street} alt="" isEager />
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <SceneImage className={styles.flight} scene={flight} alt="" />
              <div>
                <p className={styles.when}>
                  <span className={styles.number}>{index + 1}</span>
                  {step.when}
                </p>
                <h2 className={styles.stepTitle}>{step.title}</h2>
                <p className={styles.stepDesc}>{step.text}</p>
              </div>
              <SceneImage className={styles.room} scene={step.scene} alt="" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
