import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { OpenRecording } from '../../../shared/OpenRecording.tsx';
import { RecordingSwitch } from '../../../shared/RecordingSwitch.tsx';
import type { FormLayoutProps } from '../FormPage.schema.ts';
import styles from './FormUnderBeam.module.css';

/** A form under a beam on two posts, beside the steps after it is sent, both on the same ground line. */
export function FormUnderBeam({
  id,
  tone,
  layout,
  title,
  intro,
  side,
  stepsTitle,
  steps,
  scene,
  alt,
  note,
  formTitle,
  formDesc,
  recording,
  registered,
  children,
}: FormLayoutProps) {
  return (
    <section
      id={id}
      className={styles.page}
      data-side={side}
      data-layout={layout}
      data-ground={tone}
      data-tone={tone === 'night' ? 'night' : undefined}
    >
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
        </div>
        <div className={styles.opening} data-form-layout="names" data-recording={recording?.id}>
          {recording && registered ? <OpenRecording film={recording} {...registered} /> : null}
          <h2 className={styles.formTitle}>{headingMarkup(formTitle)}</h2>
          {formDesc ? <p className={styles.formDesc}>{inlineMarkup(formDesc)}</p> : null}
          {children}
          {recording ? <RecordingSwitch /> : null}
        </div>
        <div className={styles.next}>
          <h2 className={styles.nextTitle}>{headingMarkup(stepsTitle)}</h2>
          <ol>
            {steps.map((step, index) => (
              <li key={step.when} className={styles.step}>
                <span className="bubble" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.stepTitle}>{headingMarkup(step.title ?? '')}</h3>
                <p className={styles.when}>{step.when}</p>
                {step.text ? <p className={styles.stepDesc}>{inlineMarkup(step.text)}</p> : null}
              </li>
            ))}
          </ol>
          {note ? (
            <p className={styles.note}>
              {inlineMarkup(note.text)} <a href={note.link.href}>{note.link.label}</a>
            </p>
          ) : null}
        </div>
        {scene ? (
          <SceneImage
            className={styles.scene}
            scene={scene}
            alt={alt}
            ratio={layout === 'below' ? 640 / 340 : undefined}
            position={[50, 0]}
          />
        ) : null}
      </div>
      <div className={styles.earth} />
    </section>
  );
}
