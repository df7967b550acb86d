import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../lib/printDate.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { Letterhead } from '../../shared/Letterhead.tsx';
import { mailAddress, PressDesk } from '../../shared/PressDesk.tsx';
import styles from './PressDocument.module.css';
import type { PressDocumentProps } from './PressDocument.schema.ts';

/** Copy without markup, for the body of an e-mail. */
const plain = (text: string) => text.replace(/\*\*|`/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** One page for the press: the company in figures and text, and its latest news. */
export function PressDocument(props: PressDocumentProps & SectionPlacement) {
  const { id, form, kind, note, title, text, fields, facts, blocks, releases, actions, print, mail } = props;
  const { page, entriesOf } = contentFor('pressDocument', props.content);
  const latest = releases ? entriesOf('pressRelease').slice(0, releases.count) : [];
  const body = [title, text, ...blocks.flatMap((block) => [block.title, block.text])].map(plain).join('\n\n');
  return (
    <PressDesk
      id={id}
      className={styles.desk}
      form={form}
      actions={[
        ...(print ? [{ label: print, icon: 'print' as const }] : []),
        ...(mail
          ? [{ label: mail.label, icon: 'external' as const, href: mailAddress(mail.subject, body) }]
          : []),
        ...actions.map((action) => ({ ...action, icon: 'arrow' as const })),
      ]}
    >
      {fields.length > 0 ? (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>{inlineMarkup(field.value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Letterhead kind={kind} note={note} />
      <h1 className={styles.title}>{headingMarkup(title)}</h1>
      <p className={styles.text}>{inlineMarkup(text)}</p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{inlineMarkup(fact.value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {releases && latest.length > 0 ? (
        <>
          <h2 className={styles.label}>{headingMarkup(releases.title)}</h2>
          <ul className={styles.releases}>
            {latest.map((release) => (
              <li key={release.path}>
                <time dateTime={release.date}>{printDate(release.date, page.locale)}</time>
                <a href={release.path}>{release.title}</a>
                {form === 'mail' ? <p>{release.summary}</p> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {blocks.map((block) => (
        <div key={block.title}>
          <h2 className={styles.label}>{headingMarkup(block.title)}</h2>
          <p className={styles.block}>{inlineMarkup(block.text)}</p>
        </div>
      ))}
    </PressDesk>
  );
}
