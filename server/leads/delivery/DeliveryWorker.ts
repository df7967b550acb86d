import type { FastifyBaseLogger } from 'fastify';
import type { ApiResponse } from '../../http/ApiClient.ts';
import { LogThrottle } from '../../LogThrottle.ts';
import type { ClaimedLead, LeadStore } from '../LeadStore.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { classifyResponse, type Verdict } from './classifyResponse.ts';
import type { Destination } from './destinations.ts';

/** Maximum number of leads that one process sends to a destination at a time. */
const CONCURRENCY = 8;

/** Length of a lease in timeouts of the service: one for sending, the others in case the process stalls. */
const LEASE_TIMEOUTS = 3;

/** Time for which a service counts a request toward its limit, in ms. */
export const SEND_WINDOW = 10_000;

/**
 * Maximum time between two checks of the store, in ms, for leads due for another attempt or left behind by another
 * process.
 */
const POLL = 1000;

/**
 * Minimum number of checks of the store per lease. A process that checks less often is assumed to have missed clock
 * steps (ClockStepDetector).
 */
const LOOKS_PER_LEASE = 6;

/** Pause between two attempts to record an outcome, in ms. */
const RECORD_AGAIN = 500;

export interface DeliveryWorkerParts {
  store: LeadStore;
  destination: Destination;
  log: FastifyBaseLogger;
  /** Maximum wait for a response, in ms. */
  timeout: number;
  /** Requests that the destination allows in SEND_WINDOW. */
  sendLimit: number;
  onSent?: (destination: string, verdict: Verdict, seconds: number) => void;
}

/** Delivers the leads of one destination in the background until it is stopped. */
export class DeliveryWorker {
  readonly #parts: DeliveryWorkerParts;
  readonly #breaker = new CircuitBreaker();
  readonly #inFlight = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #isStopped = false;
  #isWanted = false;
  #isStoreDown = false;
  /** Recording an outcome is retried twice a second until its lease ends. */
  readonly #failures = new LogThrottle();
  #endPause: () => void = () => undefined;
  #running: Promise<void> | undefined;

  readonly #lease: number;
  readonly #poll: number;

  constructor(parts: DeliveryWorkerParts) {
    this.#parts = parts;
    this.#lease = LEASE_TIMEOUTS * parts.timeout;
    this.#poll = Math.min(POLL, this.#lease / LOOKS_PER_LEASE);
  }

  /** Whether the service is considered down. */
  get isPaused(): boolean {
    return this.#breaker.isOpen;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Checks for due leads now. */
  wake(): void {
    this.#isWanted = true;
    this.#endPause();
  }

  /** Claims no more leads and waits up to grace ms for outstanding responses, whose outcomes are recorded. */
  async stop(grace: number): Promise<void> {
    this.#isStopped = true;
    this.wake();
    const end = setTimeout(() => this.#abort.abort(new Error('the server was stopped')), grace);
    await this.#running;
    await Promise.all(this.#inFlight);
    clearTimeout(end);
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      let wait = this.#poll;
      this.#isWanted = false;
      try {
        wait = await this.#sendDue();
        this.#isStoreDown = false;
      } catch (error) {
        // Log once, not every second for as long as it lasts.
        if (!this.#isStoreDown)
          this.#parts.log.error({ err: error }, 'leads are not delivered: the store does not respond');
        this.#isStoreDown = true;
        this.#isWanted = false;
      }
      if (wait > 0) await this.#pause(wait);
    }
  }

  #pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStopped || this.#isWanted) return resolve();
      const timer = setTimeout(resolve, Math.min(wait, this.#poll));
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Sends what may be sent now. Returns how long to wait before the next check, in ms. */
  async #sendDue(): Promise<number> {
    const { store, destination, sendLimit, log } = this.#parts;
    const now = performance.now();
    const { count: limit, wait } = this.#breaker.allow(CONCURRENCY - this.#inFlight.size, now);
    if (limit === 0) return wait === 0 ? this.#poll : wait;
    const leaseEnds = now + this.#lease;
    const { leads, unreadable, freeIn } = await store.claim({
      destination: destination.name,
      scope: destination.scope,
      lease: this.#lease,
      limit,
      sendLimit,
    });
    for (const lead of unreadable)
      log.error({ lead }, 'a lead cannot be read, and is given up: its row was changed or is damaged');
    this.#breaker.sending(leads.length);
    for (const lead of leads) {
      const task = this.#deliver(lead, leaseEnds).finally(() => {
        this.#inFlight.delete(task);
        this.wake();
      });
      this.#inFlight.add(task);
    }
    if (freeIn !== undefined) return freeIn;
    return leads.length + unreadable.length === limit ? 0 : this.#poll;
  }

  /** The service's response, or the error instead of one. Never throws. */
  async #send(lead: ClaimedLead): Promise<ApiResponse | Error> {
    try {
      return await this.#parts.destination.send(lead, this.#abort.signal);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #deliver(lead: ClaimedLead, leaseEnds: number): Promise<void> {
    const { destination, timeout, log, onSent } = this.#parts;
    const started = performance.now();
    // If this process has slept for that long, leave the lead to the next claim: the response might come after the
    // lease.
    const isLate = started + timeout >= leaseEnds;
    const response = isLate ? new Error('the server was held up') : await this.#send(lead);
    const now = performance.now();
    const { verdict, outcome, pause } = classifyResponse(response, lead);
    if (verdict === 'later') this.#breaker.failed(now);
    else this.#breaker.succeeded();
    if (pause > 0) this.#breaker.pause(now + pause);
    onSent?.(destination.name, verdict, (now - started) / 1000);
    const status = response instanceof Error ? 'none' : response.status;
    // The response may repeat what the visitor typed, so it is stored with the lead and not logged.
    const { name } = destination;
    log.info({ lead: lead.id, form: lead.formId, destination: name, verdict, status }, 'delivery tried');
    await this.#record(lead, outcome, leaseEnds);
  }

  /** An unrecorded outcome means one more copy at the service, so keep trying until the lease ends. */
  async #record(
    lead: ClaimedLead,
    outcome: Parameters<LeadStore['record']>[1],
    leaseEnds: number,
  ): Promise<void> {
    for (;;) {
      try {
        await this.#parts.store.record(lead, outcome, SEND_WINDOW);
        return;
      } catch (error) {
        const count = this.#failures.record();
        if (count !== undefined)
          this.#parts.log.error(
            { err: error, lead: lead.id, count },
            'the outcome of a delivery could not be stored',
          );
        if (performance.now() > leaseEnds || this.#abort.signal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN));
      }
    }
  }
}
