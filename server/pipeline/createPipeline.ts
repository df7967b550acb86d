import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/HttpError.ts';
import { ROUTES_STEP, type Step } from './steps.ts';

export interface Pipeline {
  /** False if the order names an unknown step; every request then gets a 500. */
  isSound: boolean;
  /** Runs the steps for a request. Sends nothing if a route of the server is to respond. */
  run: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Puts steps in order. The server's routes respond at the step "routes"; a request that no step or route responds to
 * is a 404. run throws HttpError 500 "Unknown middleware {name}" if the order names an unknown step.
 */
export function createPipeline(order: readonly string[], steps: Readonly<Record<string, Step>>): Pipeline {
  const isKnown = (name: string) => name === ROUTES_STEP || Object.hasOwn(steps, name);
  return {
    isSound: order.every(isKnown),
    run: (request, reply) => {
      for (const name of order) {
        if (!isKnown(name)) throw new HttpError(500, `Unknown middleware ${name}`);
        if (name === ROUTES_STEP) {
          if (!request.is404) return;
          continue;
        }
        steps[name]?.(request, reply);
        if (reply.sent) return;
      }
      throw new HttpError(404, '');
    },
  };
}
