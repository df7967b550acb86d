import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { OperableWindow } from '../../../windows/OperableWindow/OperableWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AutomationRule.module.css';
import type { AutomationRuleProps } from './AutomationRule.schema.ts';

/** The rule at headline size with its settings boxed; below it, what it found and the sources of its settings. */
export function AutomationRule({
  id,
  axis,
  mark,
  tone,
  system,
  title,
  sentence,
  window,
  screenshot,
  sourcesTitle,
  sources,
  link,
  content,
}: AutomationRuleProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <h2 className={styles.title}>{headingMarkup(title)}</h2>
      <p className={`heading ${styles.sentence}`} data-system={system}>
        {inlineMarkup(sentence)}
      </p>
      <div className={styles.below}>
        <div className={styles.window}>
          {window ? <OperableWindow name={window} locale={content?.page.locale} /> : null}
          {screenshot ? <SceneImage scene={screenshot} alt="" isBleeding /> : null}
        </div>
        <div>
          <h3 className={styles.sourcesTitle}>{headingMarkup(sourcesTitle)}</h3>
          <dl className={styles.sources} data-system={system}>
            {sources.map(({ setting, from, text }) => (
              <div key={setting} className={styles.source}>
                <dt className={styles.setting}>{setting}</dt>
                <dd className={styles.from}>{from}</dd>
                <dd className={styles.text}>{inlineMarkup(text)}</dd>
              </div>
            ))}
          </dl>
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
        </div>
      </div>
    </Section>
  );
}
