import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { customerBuilding } from '../../../shared/customerBuilding.ts';
import { neighbors } from '../../../shared/relatedPosts.ts';
import type { EntryEndProps } from '../EntryEnd.schema.ts';
import styles from './NextCase.module.css';

/** The next case in the hub’s order, with its customer’s building at night. The first follows the last. */
export function NextCase({ id, labels, all, content }: EntryEndProps & SectionPlacement) {
  const { page, entriesOf } = contentFor('entryEnd', content);
  const cases = entriesOf('caseStudy');
  const next = neighbors(page, cases).older ?? cases[0];
  if (!next || next.path === page.path) return null;
  return (
    <section id={id} className={styles.next} data-tone="night">
      <div className={styles.words}>
        <p className={styles.label}>{labels.next}</p>
        <CustomerLogo logo={next.customer.logo} label={next.customer.name} height={34} asFile tone="night" />
        <h2>{headingMarkup(next.title)}</h2>
        <p className={styles.actions}>
          <Button href={next.path} label={labels.read} variant="text" />
          <Button href={all.href} label={all.label} variant="text" />
        </p>
      </div>
      <SceneImage
        className={styles.drawing}
        scene={customerBuilding(next.customer, 'night', 880, 460)}
        alt=""
      />
    </section>
  );
}
