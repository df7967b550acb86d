import type { FastifyRequest } from 'fastify';

/** A request whose path names a form. */
export type FormRequest = FastifyRequest<{ Params: { form: string } }>;
