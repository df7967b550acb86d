import { siteConfig } from '../../../../../config/siteConfig.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { BrandMark } from '../../../../ui/BrandMark/BrandMark.tsx';
import type { FormLayoutProps } from '../FormPage.schema.ts';
import styles from './FormAtStair.module.css';

/**
 * The demo request: the next steps as a stair down to the plant room, with the form beside it, or above it in a narrow
 * window.
 */
export function FormAtStair({
  id,
  title,
  intro,
  stair,
  steps,
  formTitle,
  formDesc,
  children,
}: FormLayoutProps) {
  if (!stair) return null;
  const { back, street, flight, subjects } = stair;
  return (
    <section id={id} className={styles.request}>
      <div className={styles.words}>
        <div className={styles.bar}>
          <a className={styles.home} href="/">
            <BrandMark name={siteConfig.brand.name} />
          </a>
          <a href={back.href}>{back.label}</a>
        </div>
        <h1>{headingMarkup(title)}</h1>
        <p className={styles.desc}>{intro}</p>
      </div>
      <div
        className={styles.form}
        data-subjects={Object.keys(subjects).length > 0 ? JSON.stringify(subjects) : undefined}
      >
        <h2 className={styles.formTitle}>{headingMarkup(formTitle)}</h2>
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
                  <span className={`bubble ${styles.number}`}>{index + 1}</span>
                  {step.when}
                </p>
                <h2 className={styles.stepTitle}>{headingMarkup(step.title ?? '')}</h2>
                <p className={styles.stepDesc}>{step.text}</p>
              </div>
              {step.scene ? <SceneImage className={styles.room} scene={step.scene} alt="" /> : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
