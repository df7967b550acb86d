import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Ticks } from '../../../ui/Ticks/Ticks.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './BenefitCards.module.css';
import type { BenefitCardsProps } from './BenefitCards.schema.ts';

/** Cards that stack while the page scrolls; their tags stay visible like the sheets of a set. */
export function BenefitCards({ cards, ...frame }: BenefitCardsProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <div className={styles.stack}>
        {cards.map(({ tag, title, desc, img, window, alt, list, link }, index) => (
          <article key={tag} className={styles.card} style={{ '--place': index } as CSSProperties}>
            <p className={styles.tag}>
              <span className={styles.bubble} aria-hidden="true">
                {index + 1}
              </span>
              {tag}
            </p>
            <div className={styles.words}>
              <h3>{headingMarkup(title)}</h3>
              <p className={styles.desc}>{inlineMarkup(desc)}</p>
              <Ticks items={list} />
              {link ? (
                <p className={styles.link}>
                  <Button href={link.href} label={link.label} variant="text" />
                </p>
              ) : null}
            </div>
            <div className={styles.picture}>
              <SceneImage scene={img} alt={alt} className={styles.floor} isBleeding />
              {window ? (
                <div className={styles.window}>
                  <ProductWindow name={window} locale={frame.content?.page.locale} />
                </div>
              ) : null}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
