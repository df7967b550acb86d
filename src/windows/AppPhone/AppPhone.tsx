import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LineDrawing } from '../parts/LineDrawing.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { Steps } from '../parts/Steps.tsx';
import styles from './AppPhone.module.css';
import type { PhoneBlock, PhoneRow } from './phoneBlocks.ts';

export interface AppPhoneProps {
  /** The screen in one sentence, for visitors who cannot see it. */
  label: string;
  time: string;
  /** Next to the signal: 'Offline, saved'. */
  connection: string;
  /** Small line above the title: a site, a number. */
  over: string;
  title: string;
  blocks: readonly PhoneBlock[];
}

/** A screen of one of the five apps, composed of blocks. */
export function AppPhone({ label, time, connection, over, title, blocks }: AppPhoneProps) {
  return (
    <PhoneFrame
      label={label}
      time={time}
      connection={connection}
      moves={blocks.some(({ kind }) => kind === 'steps')}
    >
      <div className={styles.head}>
        {over}
        <span className={styles.title}>{title}</span>
      </div>
      {[...blocks.entries()].map(([place, block]) => (
        <Block key={place} block={block} />
      ))}
    </PhoneFrame>
  );
}

function Block({ block }: { block: PhoneBlock }) {
  switch (block.kind) {
    case 'drawing':
      return (
        <div className={styles.drawing}>
          <LineDrawing {...block.drawing} fit="slice" />
        </div>
      );
    case 'figures':
      return (
        <div className={styles.figures}>
          {block.figures.map(({ value, name }) => (
            <span key={name} className={styles.figure}>
              <b>{value}</b>
              {name}
            </span>
          ))}
        </div>
      );
    case 'rows':
      return (
        <div className={styles.rows}>
          {block.title ? (
            <span className={styles.listTitle}>
              {block.title} <b>{block.count}</b>
            </span>
          ) : null}
          {block.rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </div>
      );
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'talk':
      return (
        <div className={styles.talk}>
          {block.lines.map(({ text, time, isOwn }) => (
            <span key={text} className={styles.line} data-own={isOwn}>
              {text} <small>{time}</small>
            </span>
          ))}
        </div>
      );
    case 'notice':
      return (
        <div className={styles.notice} data-tone-of={block.tone}>
          <Icon name={block.icon} />
          {block.text}
        </div>
      );
    case 'slots':
      return (
        <div className={styles.slots}>
          <span className={styles.listTitle}>{block.title}</span>
          {block.slots.map(({ text, state }) => (
            <span key={text} className={styles.slot} data-state={state}>
              {text}
            </span>
          ))}
        </div>
      );
    case 'actions':
      return (
        <div className={styles.actions}>
          {block.second ? <span className={styles.action}>{block.second}</span> : null}
          <span className={styles.action} data-main="">
            {block.main}
          </span>
        </div>
      );
  }
}

function Row({ name, note, value, mark, share, state }: PhoneRow) {
  return (
    <span
      className={styles.row}
      data-state={state}
      data-bar={share === undefined ? undefined : ''}
      style={
        share === undefined ? undefined : ({ '--share': `${Math.round(share * 100)}%` } as CSSProperties)
      }
    >
      {mark ? <i className={styles.mark}>{mark}</i> : null}
      <span className={styles.name}>
        {name}
        {note ? <small>{inlineMarkup(note)}</small> : null}
      </span>
      <b className={styles.value}>{value}</b>
    </span>
  );
}
