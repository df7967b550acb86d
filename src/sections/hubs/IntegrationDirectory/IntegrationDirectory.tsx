import type { RecordOf } from '../../../content/entries/recordSchemas.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './IntegrationDirectory.module.css';
import type { IntegrationDirectoryProps } from './IntegrationDirectory.schema.ts';

/** The head of a page about integrations, and the board below it: both sides of a busbar. */
export function IntegrationDirectory(props: IntegrationDirectoryProps & SectionPlacement) {
  const { id, title, intro, action, second, board, supply, groups } = props;
  let number = 0;
  return (
    <section id={id} className={`container ${styles.page}`}>
      <div className={`split ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        <div>
          <p className="intro">{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} className={styles.actions} />
        </div>
      </div>
      <div className={styles.board}>
        <p className={styles.label}>
          <b>{board}</b>
          <span>{supply}</span>
        </p>
        {groups.map((group) => (
          <section key={group.title}>
            <div className={styles.groupHead}>
              <h2 className={styles.groupTitle}>{headingMarkup(group.title)}</h2>
              <p className={styles.groupDesc}>{inlineMarkup(group.text)}</p>
            </div>
            <ol className={styles.ways} start={number + 1}>
              {group.ways.map((way) => {
                number += 1;
                return <Way key={way.id} way={way} number={number} words={props} />;
              })}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

interface WayProps {
  way: RecordOf<'integrations'>;
  number: number;
  words: Pick<IntegrationDirectoryProps, 'inward' | 'outward' | 'setup'>;
}

function Way({ way, number, words }: WayProps) {
  return (
    <li className={styles.way} id={way.id}>
      <span className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <h3 className={styles.name}>{headingMarkup(way.name)}</h3>
      <p className={styles.kind}>{way.kind}</p>
      <dl className={styles.flows}>
        {way.inward ? (
          <div data-flow="in">
            <dt>{words.inward}</dt>
            <dd>{way.inward}</dd>
          </div>
        ) : null}
        {way.outward ? (
          <div data-flow="out">
            <dt>{words.outward}</dt>
            <dd>{way.outward}</dd>
          </div>
        ) : null}
        <div data-flow="setup">
          <dt>{words.setup}</dt>
          <dd>
            {way.setup}. <code>{way.time}</code>
          </dd>
        </div>
      </dl>
    </li>
  );
}
