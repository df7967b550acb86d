import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/HttpError.ts';
import { textsFor } from '../localizedTexts.ts';
import type { Site } from '../Site.ts';

/** The error for a body that is not a JSON object of fields. */
export const unreadableBody = (site: Site, { locale }: Pick<FastifyRequest, 'locale'>) =>
  new HttpError(400, textsFor(site, locale).texts?.wrongFormat ?? '');
