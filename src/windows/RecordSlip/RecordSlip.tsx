import type { CSSProperties, ReactElement } from 'react';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { assetCode } from '../AssetRecord/assetCode.ts';
import { Priority } from '../parts/Priority.tsx';
import { linePath, plotPoints, plotSize } from '../parts/plotPaths.ts';
import { QrCode } from '../parts/QrCode.tsx';
import { Steps } from '../parts/Steps.tsx';
import { Tag } from '../parts/Tag.tsx';
import { signatures } from '../words/signatures.ts';
import styles from './RecordSlip.module.css';
import type { RecordSlipData, SlipOf } from './RecordSlip.schema.ts';

const percent = (value: number) => `${Math.round(value * 100)}%`;

function Head({ code, priority, title, source, time, tag }: SlipOf<'head'>) {
  return (
    <>
      <p className={styles.row}>
        <span className={styles.code}>{code}</span>
        {priority ? <Priority level={priority} /> : null}
        <span className={styles.end}>
          <Tag {...tag} />
        </span>
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.row}>
        <span className={styles.soft}>{source}</span>
        <span className={styles.measured}>{time}</span>
      </p>
    </>
  );
}

function Asset({ scene, name, place, code }: SlipOf<'asset'>) {
  return (
    <div className={styles.asset}>
      <SceneImage className={styles.picture} scene={scene} alt="" isBehind />
      <p>
        <b>{name}</b>
        <span className={styles.under}>{place}</span>
        <span className={styles.code}>{code}</span>
      </p>
      <span className={styles.qr}>
        <QrCode rows={assetCode} />
      </span>
    </div>
  );
}

function Clock({ first, second, used, paused, note, isHot }: SlipOf<'clock'>) {
  const bar = {
    '--used': percent(used),
    '--from': percent(paused?.[0] ?? 0),
    '--pause': percent(paused?.[1] ?? 0),
  } as CSSProperties;
  return (
    <div data-state={isHot ? 'hot' : 'calm'} className={styles.clock}>
      {[first, second].map(({ label, value, note: under }) => (
        <p key={label} className={styles.time}>
          <span className={styles.soft}>{label}</span>
          <b className={styles.count}>{value}</b>
          <span className={styles.soft}>{under}</span>
        </p>
      ))}
      <span className={styles.bar} style={bar} />
      <span className={styles.soft}>{note}</span>
      <span className={styles.measured}>{percent(used)}</span>
    </div>
  );
}

function Owner({ initials, name, note, tag }: SlipOf<'owner'>) {
  return (
    <div className={styles.row}>
      <span className={styles.initials}>{initials}</span>
      <p>
        <b>{name}</b>
        <span className={styles.under}>{note}</span>
      </p>
      <span className={styles.end}>
        <Tag {...tag} />
      </span>
    </div>
  );
}

function Lines({ rows, sum }: SlipOf<'lines'>) {
  return (
    <div className={styles.lines}>
      {rows.map(([name, amount, value]) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <span className={styles.measured}>{amount}</span>
          <span className={styles.measured}>{value}</span>
        </p>
      ))}
      {sum ? (
        <p className={styles.line} data-sum="">
          <b>{sum[0]}</b>
          <b className={styles.measured}>{sum[1]}</b>
        </p>
      ) : null}
    </div>
  );
}

function Trace({ values, limit, low, high, value, note, system }: SlipOf<'trace'>) {
  const [bound = [0, 0]] = plotPoints([limit], low, high);
  const level = plotSize - Math.round(bound[1] * plotSize);
  return (
    <div className={styles.row}>
      <svg
        className={styles.plot}
        data-system={system}
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path data-kind="limit" d={`M0 ${level}H${plotSize}`} />
        <path d={linePath(plotPoints(values, low, high))} />
      </svg>
      <p className={styles.end}>
        <b className={styles.measured}>{value}</b>
        <span className={styles.under}>{note}</span>
      </p>
    </div>
  );
}

function Signed({ hand, name, note }: SlipOf<'signed'>) {
  return (
    <div className={styles.row}>
      <svg className={styles.signature} viewBox="0 0 160 40" aria-hidden="true">
        <path d={signatures[hand]} />
      </svg>
      <p>
        <b>{name}</b>
        <span className={styles.under}>{note}</span>
      </p>
    </div>
  );
}

function content(slip: RecordSlipData): ReactElement {
  switch (slip.kind) {
    case 'head':
      return <Head {...slip} />;
    case 'asset':
      return <Asset {...slip} />;
    case 'clock':
      return <Clock {...slip} />;
    case 'owner':
      return <Owner {...slip} />;
    case 'steps':
      return <Steps steps={slip.steps} />;
    case 'lines':
      return <Lines {...slip} />;
    case 'trace':
      return <Trace {...slip} />;
    case 'signed':
      return <Signed {...slip} />;
  }
}

/** One part of a record as the product shows it, always in the day tone. */
export function RecordSlip({ slip }: { slip: RecordSlipData }) {
  return (
    <div dir="ltr" className={styles.slip} data-kind={slip.kind} data-tone="day">
      {content(slip)}
    </div>
  );
}
