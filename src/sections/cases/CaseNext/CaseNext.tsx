import type { PageEntry } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { CustomerLogo } from '../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseNext.module.css';
import type { CaseNextProps } from './CaseNext.schema.ts';

/** The case after this one in the hub's order; the last is followed by the first. */
function nextOf(cases: readonly PageEntry<'caseStudy'>[], path: string): PageEntry<'caseStudy'> | undefined {
  const at = cases.findIndex((one) => one.path === path);
  const next = cases[(at + 1) % Math.max(1, cases.length)];
  return next?.path === path ? undefined : next;
}

/** What to read next: another customer’s building at night. */
export function CaseNext({ id, label, read, all, content }: CaseNextProps & SectionPlacement) {
  const site = contentFor('caseNext', content);
  const next = nextOf(site.entriesOf('caseStudy'), site.page.path);
  if (!next) return null;
  return (
    <section id={id} className={styles.next} data-tone="night">
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <CustomerLogo logo={next.customer.logo} label={next.customer.name} height={34} asFile tone="night" />
        <h2>{inlineMarkup(next.title)}</h2>
        <p className={styles.actions}>
          <Button href={next.path} label={read} variant="text" />
          <Button href="/resources/case-study/" label={all} variant="text" />
        </p>
      </div>
      <SceneImage
        className={styles.drawing}
        scene={{
          scene: 'building',
          ...next.customer.building,
          live: next.customer.system,
          tone: 'night',
          crop: { width: 880, height: 460 },
        }}
        alt=""
      />
    </section>
  );
}
