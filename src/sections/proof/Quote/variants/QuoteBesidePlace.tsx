import { commaOf } from '../../../../../shared/site/locales.ts';
import { record } from '../../../../content/entries/records.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { SceneSpec } from '../../../../scenes/sceneSchema.ts';
import { entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import styles from './QuoteBesidePlace.module.css';

/** The quote of the page’s case study at heading size, on the floor of the room that it is about. */
export function QuoteBesidePlace({
  id,
  scene,
  content,
}: { id?: string | undefined; scene: SceneSpec } & SectionPlacement) {
  const { customer } = entryFor('caseStudy', content);
  const person = record('people', customer.quote.person);
  return (
    <section id={id} className={styles.section}>
      <div className={`container ${styles.inner}`}>
        <figure className={styles.words}>
          <blockquote className={`heading ${styles.quote}`}>
            <p>{customer.quote.text}</p>
          </blockquote>
          <figcaption className={styles.person}>
            <strong>{person.name}</strong>
            {[person.role, person.company].join(commaOf(content?.page.locale ?? 'en'))}
          </figcaption>
        </figure>
        <SceneImage className={styles.drawing} scene={scene} alt="" ratio={560 / 416} position={[50, 0]} />
      </div>
    </section>
  );
}
