import type { WindowChangeData } from '../../../content/entries/entrySchemas.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { renderScene } from '../../../scenes/renderScene.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { WindowChange } from '../../shared/WindowChange.tsx';
import styles from './EntryHead.module.css';
import type { EntryHeadProps } from './EntryHead.schema.ts';
import { type EntryFact, entryFacts, type HeadedEntry } from './entryFacts.ts';

/** Whether the cover is beside the title, a strip below it, or as wide as the text of a manual and its margin. */
const LAYOUTS = {
  post: 'beside',
  newsletter: 'strip',
  update: 'strip',
  article: 'manual',
} as const satisfies Record<HeadedEntry['kind'], string>;

/** Width divided by height of the covers that fill their place. */
const RATIOS = { beside: undefined, strip: 32 / 9, manual: 7 / 3 };

function headedEntry(content: SectionPlacement['content']): HeadedEntry {
  const { page } = contentFor('entryHead', content);
  const { entry } = page;
  if (!entry || !(entry.kind in LAYOUTS))
    throw new Error(
      `content/en/${page.id}: entry: the head of an entry needs a post, an article or an issue`,
    );
  return { ...entry, page } as HeadedEntry;
}

function Value({ value, note, href, dateTime }: EntryFact) {
  return (
    <dd>
      {href ? (
        <a className={styles.link} href={href}>
          {value}
        </a>
      ) : dateTime ? (
        <time dateTime={dateTime}>{value}</time>
      ) : (
        value
      )}
      {note ? <span className={styles.role}>{note}</span> : null}
    </dd>
  );
}

/** The first line of a window that changed: what it says now, after what it said before. */
function FirstChange({ rows }: Pick<WindowChangeData, 'rows'>) {
  const row = rows.find(({ was, now }) => now !== undefined && was !== now);
  if (!row) return null;
  return (
    <span className={styles.firstChange}>
      {row.what} {row.was ? <del>{row.was}</del> : null} <ins>{row.now}</ins>
    </span>
  );
}

/**
 * An entry as a drawing sheet: title and cover, with the title block along its bottom edge. An update shows the changed
 * window instead of the cover, a newsletter below the block.
 */
export function EntryHead({ id, labels, content }: EntryHeadProps & SectionPlacement) {
  const entry = headedEntry(content);
  const layout = LAYOUTS[entry.kind];
  const change = 'change' in entry && entry.change && (
    <NarrowFold
      label={labels.change}
      labelClass={styles.changeLabel}
      preview={entry.kind === 'update' ? <FirstChange rows={entry.change.rows} /> : undefined}
    >
      <WindowChange {...entry.change} before={labels.before} after={labels.after} />
    </NarrowFold>
  );
  const isChangeShown = entry.kind === 'update' && Boolean(change);
  // Beside a title, a place is shown whole; a thing drawn at full size fills its half.
  const isCloseup = entry.cover.scene !== 'picture' && renderScene(entry.cover).closeup !== undefined;
  const isFilled = layout === 'beside' && isCloseup;
  const ratio = isFilled ? 1.15 : RATIOS[layout];
  return (
    <header id={id} className={styles.head} data-layout={layout}>
      <div className={styles.words}>
        <h1 className={styles.title}>{headingMarkup(entry.title)}</h1>
        {layout === 'manual' ? null : <p className={styles.summary}>{inlineMarkup(entry.summary)}</p>}
      </div>
      {isChangeShown ? (
        <div className={`${styles.drawing} ${styles.change}`} data-system={entry.system}>
          {change}
        </div>
      ) : (
        <div className={styles.drawing} data-system={entry.system} data-filled={isFilled || undefined}>
          <SceneImage scene={entry.cover} alt="" isEager ratio={ratio} />
        </div>
      )}
      <dl className={styles.block}>
        {entryFacts(entry, labels).map((fact) => (
          <div key={fact.label} className={fact.isPerson ? styles.person : undefined}>
            {fact.isPerson && layout === 'beside' ? (
              <Avatar name={fact.value} portrait={fact.portrait} />
            ) : null}
            <dt>{fact.label}</dt>
            <Value {...fact} />
          </div>
        ))}
      </dl>
      {isChangeShown ? null : change && <div className={styles.after}>{change}</div>}
    </header>
  );
}
