import type { CSSProperties } from 'react';
import type { Price } from '../../../shared/pricing/estimatePrice.ts';
import { formatPrice } from '../../../shared/pricing/formatPrice.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { PriceCopy, PricePlan } from './PriceEstimate.schema.ts';
import styles from './PriceStorey.module.css';

export interface StoreyPicture {
  src: string;
  width: number;
  height: number;
  /** The part that a narrow room shows, as object-position, if some part has everyone whole. */
  narrow?: string | undefined;
}

export interface PriceStoreyProps {
  plan: PricePlan;
  /** Name of the plan below it. */
  below: string | undefined;
  /** Null if the plan's limit is below the size. */
  price: Price | null;
  picture: StoreyPicture | undefined;
  copy: PriceCopy;
  state: 'below' | 'needed' | 'above';
  /** The last plan is in the open, on the roof. */
  isRoof: boolean;
}

/** A plan as a storey: its room, what it adds, and its price for the chosen size. */
export function PriceStorey({ plan, below, price, picture, copy, state, isRoof }: PriceStoreyProps) {
  return (
    <li className={styles.storey} data-state={state} data-roof={isRoof ? '' : undefined}>
      <span className={styles.level} aria-hidden="true">
        {plan.level}
      </span>
      <div className={styles.room}>{picture ? <Room {...picture} /> : null}</div>
      <div className={styles.name}>
        <h2 className={styles.title}>{plan.name}</h2>
        <p className={styles.who}>{plan.who}</p>
      </div>
      <ul className={styles.adds}>
        {below ? <li className={styles.all}>{fillCopy(copy.allOf, { plan: below })}</li> : null}
        {plan.adds.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.price}>
        <PriceWords plan={plan} price={price} copy={copy} />
        <span className={styles.action}>
          <Button
            href={plan.action.href}
            label={plan.action.label}
            size="small"
            variant={state === 'needed' ? 'primary' : 'secondary'}
          />
        </span>
      </div>
    </li>
  );
}

function Room({ narrow, ...image }: StoreyPicture) {
  return (
    <img
      className={styles.picture}
      {...image}
      alt=""
      loading="lazy"
      data-narrow={narrow === undefined ? undefined : ''}
      style={narrow === undefined ? undefined : ({ '--narrow': narrow } as CSSProperties)}
    />
  );
}

function PriceWords({ plan, price, copy }: { plan: PricePlan; price: Price | null; copy: PriceCopy }) {
  if (price === null) {
    return (
      <p className={styles.ends}>
        {fillCopy(copy.ends, { people: String(plan.people), buildings: String(plan.buildings) })}
      </p>
    );
  }
  if (plan.isByDrawing) {
    return (
      <p className={styles.sum}>
        <b>{copy.byDrawing}</b>
        <small>{fillCopy(copy.guide, { price: formatPrice(price.year, copy.currency) })}</small>
      </p>
    );
  }
  return (
    <p className={styles.sum}>
      <b>
        <span>{formatPrice(price.year, copy.currency)}</span> <span className={styles.year}>{copy.year}</span>
      </b>
      <small>
        {fillCopy(price.integration > 0 ? copy.sumTied : copy.sum, {
          license: formatPrice(price.license, copy.currency),
          platform: formatPrice(price.platform, copy.currency),
          integration: formatPrice(price.integration, copy.currency),
        })}
      </small>
    </p>
  );
}
