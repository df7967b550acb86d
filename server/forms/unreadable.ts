import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/HttpError.ts';
import type { Site } from '../Site.ts';
import { wordsOf } from '../wordsOf.ts';

/** The error for a body that should be a JSON object of fields and is something else. */
export const unreadable = (site: Site, { locale }: Pick<FastifyRequest, 'locale'>) =>
  new HttpError(400, wordsOf(site, locale).texts?.wrongFormat ?? '');
