import { HttpError } from '../errors/HttpError.ts';
import type { LimitRefusal } from '../http/RateLimiter.ts';

/** The error for an address over its limit, with the time after which it may try again. */
export const tooManyRequests = ({ retryAfter }: LimitRefusal) =>
  new HttpError(429, '', { 'Retry-After': String(retryAfter) });
