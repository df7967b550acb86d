import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { closeupOf } from '../../../scenes/closeupOf.ts';
import { SceneImage, sceneSize } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { WindowChange } from '../../shared/WindowChange.tsx';
import styles from './EntryHead.module.css';
import type { EntryHeadProps, IssueLabels } from './EntryHead.schema.ts';
import { type EntryFact, entryFacts, type HeadedEntry, type IssueEntry, issueFacts } from './entryFacts.ts';

/** Whether the cover is beside the title, on a stage below it, or as wide as the text of a manual and its margin. */
const LAYOUTS = {
  post: 'beside',
  newsletter: 'stage',
  update: 'stage',
  article: 'manual',
} as const satisfies Record<HeadedEntry['kind'], string>;

/** Width divided by height of covers that fill their place: a manual's, and a thing at full size beside a title. */
const MANUAL = 7 / 3;
const BESIDE = 1.15;

/** A cover with a greater ratio is above the windows of an issue, not beside them. */
const WIDE = 2.2;

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

/** The facts about an issue. */
export function IssueFacts({ labels, content }: { labels: IssueLabels } & SectionPlacement) {
  return (
    <aside className={styles.facts}>
      <dl>
        {issueFacts(headedEntry(content) as IssueEntry, labels).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <Value {...fact} />
          </div>
        ))}
      </dl>
    </aside>
  );
}

/**
 * What an issue is about, drawn whole, and what changed in the product. The windows stand beside a room, and in front of
 * a thing at full size, on the side where it runs off the stage.
 */
function Stage({ entry, labels }: { entry: IssueEntry; labels: EntryHeadProps['labels'] }) {
  const { cover, change, system } = entry;
  const bleeds = closeupOf(cover)?.bleeds;
  const { width, height } = sceneSize(cover);
  return (
    <div
      dir="ltr"
      className={styles.stage}
      data-system={system}
      data-bleeds={bleeds}
      data-wide={!bleeds && (!change || width > WIDE * height) ? '' : undefined}
    >
      <div className={styles.cover}>
        <SceneImage scene={cover} alt="" isEager />
      </div>
      {change ? (
        <div className={styles.change}>
          <WindowChange {...change} before={labels.before} after={labels.after} />
        </div>
      ) : null}
    </div>
  );
}

/** An entry as a drawing sheet: title and cover, with the facts about it along its edge where they have no margin. */
export function EntryHead({ id, labels, content }: EntryHeadProps & SectionPlacement) {
  const entry = headedEntry(content);
  const layout = LAYOUTS[entry.kind];
  const isIssue = entry.kind === 'newsletter' || entry.kind === 'update';
  const isFilled = layout === 'beside' && closeupOf(entry.cover) !== undefined;
  const ratio = isFilled ? BESIDE : layout === 'manual' ? MANUAL : undefined;
  return (
    <header id={id} className={styles.head} data-layout={layout}>
      <div className={styles.words}>
        <h1 className={styles.title}>{headingMarkup(entry.title)}</h1>
        {layout === 'manual' ? null : <p className={styles.summary}>{inlineMarkup(entry.summary)}</p>}
      </div>
      {isIssue ? (
        <Stage entry={entry} labels={labels} />
      ) : (
        <>
          <div className={styles.drawing} data-system={entry.system} data-filled={isFilled || undefined}>
            <SceneImage scene={entry.cover} alt="" isEager ratio={ratio} />
          </div>
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
        </>
      )}
    </header>
  );
}
