import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './IssueEnd.module.css';
import type { IssueEndProps } from './IssueEnd.schema.ts';

/** Links to the previous and next issues, and one to the full list. */
export function IssueEnd({ id, label, before, after, all, content }: IssueEndProps & SectionPlacement) {
  const { page, entriesOf } = contentFor('issueEnd', content);
  const issues = page.entry?.kind === 'update' ? entriesOf('update') : entriesOf('newsletter');
  const at = issues.findIndex((issue) => issue.path === page.path);
  const neighbours = [
    { name: before, issue: issues[at + 1] },
    { name: after, issue: at > 0 ? issues[at - 1] : undefined },
  ];
  return (
    <Section id={id} room="band" tone="sheet">
      <nav className={styles.ways} aria-label={label}>
        {neighbours.map(({ name, issue }) =>
          issue ? (
            <a key={name} className={styles.way} href={issue.path}>
              <span className={styles.name}>{name}</span>
              <span className={styles.title}>{inlineMarkup(issue.title)}</span>
            </a>
          ) : null,
        )}
        <Button href={all.href} label={all.label} variant="text" />
      </nav>
    </Section>
  );
}
