import { useEffect, useRef, useState } from 'react';
import { estimatePrice, type PriceInput, priceDefaults } from '../../../shared/pricing/estimatePrice.ts';
import { formatPrice } from '../../../shared/pricing/formatPrice.ts';
import type { PriceBands } from '../../../shared/pricing/PriceBands.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Announcement } from '../shared/Announcement.tsx';
import { NumberCopyContext } from '../shared/NumberNote.tsx';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import styles from './PriceEstimate.module.css';
import type { PriceCopy, PricePlan } from './PriceEstimate.schema.ts';
import { PriceField } from './PriceField.tsx';
import { PriceStorey, type StoreyPicture } from './PriceStorey.tsx';
import { readSize } from './readSize.ts';

export interface PriceEstimateProps {
  copy: PriceCopy;
  numberCopy: NumberCopy;
  bands: PriceBands;
  /** Smallest first. */
  plans: readonly PricePlan[];
  /** One picture per plan. */
  pictures: readonly StoreyPicture[];
}

/**
 * The price for a company's size: two numbers, and the plans as storeys that light up to the one the size calls for.
 * The server renders it for a typical size.
 */
export function PriceEstimate({ copy, numberCopy, bands, plans, pictures }: PriceEstimateProps) {
  const [people, setPeople] = useState(() => start('people'));
  const [buildings, setBuildings] = useState(() => start('buildings'));
  const [isIntegrated, setIsIntegrated] = useState(priceDefaults.isIntegrated);
  const [isTouched, setIsTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Keep what was typed or moved before hydration.
  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const { current } = form;
    const given = (name: 'people' | 'buildings') => {
      const slider = current.querySelector<HTMLInputElement>(`input[data-field="${name}"]`);
      const typed = String(data.get(name) ?? '');
      // Sliders have no name: a slider's value counts if its number field was left unchanged.
      return typed === String(priceDefaults[name]) ? (slider?.value ?? typed) : typed;
    };
    setPeople(readSize('people', given('people'), priceDefaults.people));
    setBuildings(readSize('buildings', given('buildings'), priceDefaults.buildings));
    setIsIntegrated(data.has('isIntegrated'));
    form.current.dataset['ready'] = '';
  }, []);

  const input: PriceInput = { people: people.value, buildings: buildings.value, isIntegrated };
  const { plan, prices } = estimatePrice(plans, input, bands);
  const needed = plans[plan];
  const price = prices[plan];
  const said = fillCopy(copy.announcement, {
    plan: needed?.name ?? '',
    price: formatPrice(price?.year ?? 0, copy.currency),
  });

  function typePeople(text: string) {
    setPeople(({ value }) => readSize('people', text, value));
    setIsTouched(true);
  }
  function typeBuildings(text: string) {
    setBuildings(({ value }) => readSize('buildings', text, value));
    setIsTouched(true);
  }

  return (
    <div className={styles.estimate}>
      <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p className={styles.noScript}>{inlineMarkup(copy.noScript)}</p>
        <div className={styles.fields}>
          <NumberCopyContext value={numberCopy}>
            <PriceField field="buildings" size={buildings} copy={copy} onChange={typeBuildings} />
            <PriceField field="people" size={people} copy={copy} onChange={typePeople} />
          </NumberCopyContext>
          <label className={styles.choice}>
            <input
              type="checkbox"
              name="isIntegrated"
              checked={isIntegrated}
              onChange={(event) => {
                setIsIntegrated(event.currentTarget.checked);
                setIsTouched(true);
              }}
            />
            <span>
              {copy.integration.label}
              <small>{copy.integration.hint}</small>
            </span>
          </label>
        </div>
        {needed && price ? (
          <div className={styles.answer}>
            <p>
              {copy.needed}
              <b>{needed.name}</b>
            </p>
            <p className={styles.price}>
              <b>{formatPrice(price.year, copy.currency)}</b> {copy.year}
              <span>{fillCopy(copy.month, { price: formatPrice(price.year / 12, copy.currency) })}</span>
            </p>
          </div>
        ) : null}
        <Announcement text={said} isOn={isTouched} />
      </form>
      <ol className={styles.tower}>
        {plans.map((each, index) => (
          <PriceStorey
            key={each.name}
            plan={each}
            below={plans[index - 1]?.name}
            price={prices[index] ?? null}
            picture={pictures[index]}
            copy={copy}
            state={index < plan ? 'below' : index === plan ? 'needed' : 'above'}
            isRoof={index === plans.length - 1}
          />
        ))}
      </ol>
    </div>
  );
}

function start(field: 'people' | 'buildings') {
  return readSize(field, String(priceDefaults[field]), priceDefaults[field]);
}
