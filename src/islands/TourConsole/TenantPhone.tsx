import { useState } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { type FaultId, tenantFaults } from '../../product/estate.ts';
import { minuteOf } from '../../product/storyClock.ts';
import type { PartProps } from './useTour.ts';

const STAGES = ['raised', 'assigned', 'working', 'closed'] as const;

/** The tenant's phone: the problem, and the progress of the request. */
export function TenantPhone({ state, copy, perform }: PartProps) {
  const [choice, setChoice] = useState<FaultId>();
  const { product } = state;
  const isTenants = (fault: FaultId) => (tenantFaults as readonly FaultId[]).includes(fault);
  const sent = product.jobs.findLast(({ fault }) => isTenants(fault));
  const open = product.jobs.filter(({ status, fault }) => status !== 'closed' && isTenants(fault));
  const free = tenantFaults.filter((fault) => !open.some((job) => job.fault === fault));
  const reached = sent ? (sent.status === 'proved' ? 2 : STAGES.indexOf(sent.status)) : -1;
  return (
    <div data-story="phone">
      <p data-story="status">
        <span>{minuteOf(product.now)}</span>
        <span>{copy.job.online}</span>
      </p>
      <div data-story="job">
        <span>{copy.tenant.place}</span>
        <b>{copy.tenant.title}</b>
      </div>
      {sent ? (
        <>
          <p data-story="left">
            <span>{copy.tenant.sentTitle}</span>
            <b>{copy.faults[sent.fault].task}</b>
          </p>
          <ol data-story="steps">
            {STAGES.map((stage, index) => (
              <li
                key={stage}
                data-is={index <= reached ? 'done' : index === reached + 1 ? 'current' : 'open'}
              >
                <span>
                  {fillCopy(copy.tenant.stages[stage], {
                    name: sent.owner ? copy.people[sent.owner].name : copy.console.phones.technician,
                  })}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {open.length === 0 ? (
        <>
          <fieldset data-story="choices">
            <legend>{copy.tenant.ask}</legend>
            {free.map((fault) => (
              <label key={fault}>
                <input
                  type="radio"
                  name="fault"
                  checked={choice === fault}
                  onChange={() => setChoice(fault)}
                />
                {copy.faults[fault].task}
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            data-story="main"
            disabled={!choice}
            onClick={() => choice && perform({ type: 'request', fault: choice })}
          >
            {copy.tenant.send}
          </button>
        </>
      ) : null}
    </div>
  );
}
