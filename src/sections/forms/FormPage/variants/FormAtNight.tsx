import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { FormLayoutProps } from '../FormPage.schema.ts';
import styles from './FormAtNight.module.css';

/** The argument beside the form; below both, the new system arriving above a dated floor line. */
export function FormAtNight(props: FormLayoutProps) {
  const { id, title, intro, test, formTitle, scene, alt, steps, children } = props;
  if (!test || !scene) return null;
  return (
    <section id={id} className={styles.page} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
          <h2 className={styles.testTitle}>{headingMarkup(test.title)}</h2>
          <ol>
            {test.questions.map(({ question, answer }) => (
              <li key={question} className={styles.test}>
                <b>{question}</b>
                <span>{inlineMarkup(answer)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.verdict}>{inlineMarkup(test.verdict)}</p>
        </div>
        <div className={styles.form} data-form-layout="names" data-tone="day">
          <h2 className={styles.formTitle}>{headingMarkup(formTitle)}</h2>
          {children}
        </div>
        <SceneImage className={styles.scene} scene={scene} alt={alt} />
      </div>
      <ol className={`container ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.when}>
            <span className={styles.when}>{step.when}</span>
            {inlineMarkup(step.text ?? '')}
          </li>
        ))}
      </ol>
    </section>
  );
}
