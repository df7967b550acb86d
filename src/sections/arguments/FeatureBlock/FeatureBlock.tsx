import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Ticks } from '../../../ui/Ticks/Ticks.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { Screen } from '../../shared/Screen.tsx';
import styles from './FeatureBlock.module.css';
import type { FeatureBlockProps } from './FeatureBlock.schema.ts';

/** A block with its hour or number; the window is on the left, on the right or below. */
export function FeatureBlock(props: FeatureBlockProps & SectionPlacement) {
  const { id, tone = 'paper', measured, who, title, text, points, layout, system, link, content } = props;
  return (
    <section
      id={id}
      className={styles.block}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
      data-layout={layout}
    >
      <div className={`container ${styles.inner}`}>
        <p className={styles.head}>
          <b className={styles.measured}>{measured}</b>
          <span className={styles.line} />
          <span>{who}</span>
        </p>
        <div className={styles.words}>
          <h2>{headingMarkup(title)}</h2>
          <div>
            <p className={styles.text}>{inlineMarkup(text)}</p>
            {points.length > 0 ? <Ticks items={points} /> : null}
            {link ? (
              <p className={styles.more}>
                <Button href={link.href} label={link.label} variant="text" />
              </p>
            ) : null}
          </div>
        </div>
        <div className={styles.screen} data-system={system}>
          <Screen {...props} locale={content?.page.locale} />
        </div>
      </div>
    </section>
  );
}
