import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { framed } from '../../../../scenes/framed.ts';
import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import { customerBuilding } from '../../../shared/customerBuilding.ts';
import type { CaseHeadProps } from '../CaseHead.schema.ts';
import styles from './BuildingLayout.module.css';
import { CaseFacts } from './CaseFacts.tsx';

/** The customer’s building in section, its system lit and numbered, with the title block below. */
export function BuildingLayout(props: CaseHeadProps & SectionPlacement) {
  const { id, alt, keys, focus, clientLabel, cells, content } = props;
  const { title, summary, customer } = entryFor('caseStudy', content);
  return (
    <section id={id} className={styles.hero} data-tone="night">
      <div className="container split">
        <h1>{headingMarkup(title)}</h1>
        <p className="intro">{inlineMarkup(summary)}</p>
      </div>
      <div dir="ltr" className={styles.drawing}>
        <div className={styles.frame} style={{ '--middle': focus / 100 } as Record<string, number>}>
          <SceneImage
            scene={framed(customerBuilding(customer, 'night', 1600, 560), [980 / 390], focus / 100)}
            alt={alt ?? ''}
            isEager
          />
          {keys.map((key, index) => (
            <span
              key={`${key.x}-${key.y}`}
              className={`bubble filled ${styles.key}`}
              data-system={key.system}
              style={{ left: `${key.x}%`, top: `${key.y}%` }}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <div className={`container ${styles.ground}`}>
        <CaseFacts
          className={styles.block}
          clientLabel={clientLabel}
          client={<CustomerLogo logo={customer.logo} label={customer.name} height={34} />}
          clientClass={styles.client}
          cells={cells}
        />
      </div>
    </section>
  );
}
