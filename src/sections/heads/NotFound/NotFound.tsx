import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './NotFound.module.css';
import type { NotFoundProps } from './NotFound.schema.ts';

/** The “not found” page: a drawing of a door that leads nowhere, and a list of doors to pages that exist. */
export function NotFound(props: NotFoundProps & SectionPlacement) {
  const { id, axis, mark, title, intro, action, second, scene, alt, cardsTitle, cards } = props;
  return (
    <>
      <section id={id} className={styles.missing}>
        <div className={`container ${styles.words}`}>
          <div className={styles.panel}>
            <h1>{inlineMarkup(title)}</h1>
            <p className={styles.desc}>{intro}</p>
            <ActionPair action={action} second={second} />
          </div>
        </div>
        <div className={styles.drawing}>
          <SceneImage scene={scene} alt={alt} isEager />
        </div>
      </section>
      {cards.length > 0 ? (
        <Section axis={axis} mark={mark} title={cardsTitle} tone="sheet">
          <ul className={styles.rooms}>
            {cards.map((card) => (
              <li key={card.href} className={styles.room}>
                <SceneImage scene={card.scene} alt="" />
                <h3 className={styles.roomTitle}>
                  <a className="stretched-link" href={card.href}>
                    {card.title}
                  </a>
                </h3>
                <p>{card.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
