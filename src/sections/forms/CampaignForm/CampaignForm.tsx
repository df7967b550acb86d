import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CampaignForm.module.css';
import type { CampaignFormProps } from './CampaignForm.schema.ts';

/** The argument beside the form; below both, the new system arriving above a dated floor line. */
export function CampaignForm(
  props: Omit<CampaignFormProps, 'form' | 'copy'> & SectionPlacement & { children?: ReactNode },
) {
  const { id, title, intro, testTitle, tests, verdict, formTitle, scene, alt, steps, children } = props;
  return (
    <section id={id} className={styles.page} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <h2 className={styles.testTitle}>{testTitle}</h2>
          <ol className={styles.tests}>
            {tests.map((test) => (
              <li key={test.question} className={styles.test}>
                <b>{test.question}</b>
                <span>{inlineMarkup(test.answer)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.verdict}>{inlineMarkup(verdict)}</p>
        </div>
        <div className={styles.form} data-form-layout="names" data-tone="day">
          <h2 className={styles.formTitle}>{formTitle}</h2>
          {children}
        </div>
        <SceneImage className={styles.scene} scene={scene} alt={alt} />
      </div>
      <ol className={`container ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.when}>
            <span className={styles.when}>{step.when}</span>
            {inlineMarkup(step.what)}
          </li>
        ))}
      </ol>
    </section>
  );
}
