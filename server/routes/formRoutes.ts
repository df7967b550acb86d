import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { HONEYPOT_FIELD } from '../../shared/forms/fieldNames.ts';
import { campaignParameters, deriveLeadData } from '../../shared/forms/leadData.ts';
import { normalizePhone } from '../../shared/forms/normalizePhone.ts';
import type { SiteForms } from '../../shared/forms/SiteForms.ts';
import { type SubmittedValues, validateSubmission } from '../../shared/forms/validateSubmission.ts';
import { errorText } from '../errors/errorTexts.ts';
import { HttpError } from '../errors/HttpError.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { prefersJson } from '../errors/sendError.ts';
import { parseFormBody, readJsonSubmission } from '../forms/parseSubmission.ts';
import { type FieldErrors, showFormErrors } from '../forms/showFormErrors.ts';
import { isForeignSubmission, type SubmittingPage, submittingPage } from '../forms/submittingPage.ts';
import { createLeadId } from '../leads/createLeadId.ts';
import type { Lead } from '../leads/Lead.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import type { Site } from '../Site.ts';
import { DEFAULT_PAGE_POLICY } from '../securityHeaders.ts';

export interface FormRouteParts {
  site: Site;
  forms: SiteForms;
  store: LeadStore;
  /** Submissions a minute from one address. */
  rateLimit: number | 'off';
  /** Called after a lead is stored, so that it can be delivered soon. */
  onLead?: (lead: Lead) => void;
}

/** Seconds after which a client may try again when the store could not take a lead. */
const RETRY_AFTER = '30';

type FormRequest = FastifyRequest<{ Params: { form: string } }>;

const typedOf = (values: SubmittedValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

/** POST /forms/{form}/: takes the submission of a form, from a page without JavaScript as from a script. */
export async function addFormRoutes(app: FastifyInstance, parts: FormRouteParts): Promise<void> {
  const { site, forms, store } = parts;
  const definitionOf = (request: FormRequest): FormDefinition => {
    const definition = forms.get(request.params.form);
    if (definition === undefined) throw new HttpError(404, 'There is no such form.');
    return definition;
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parseFormBody(String(body))),
    );
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    if (parts.rateLimit !== 'off') {
      await scope.register(rateLimit, {
        max: parts.rateLimit,
        timeWindow: 60_000,
        errorResponseBuilder: () => new HttpError(429, errorText(429)),
      });
    }
    scope.post<{ Params: { form: string } }>('/forms/:form', {
      onRequest: async (request) => {
        definitionOf(request);
        if (isForeignSubmission(site, request)) throw new HttpError(403, errorText(403));
      },
      handler: async (request, reply) => {
        const definition = definitionOf(request);
        const typed = readJsonSubmission(request.body);
        if (request.headers['content-type'] === undefined) throw new HttpError(415, errorText(415));
        if (typed === undefined) throw new HttpError(400, 'The submission must be an object of fields.');
        reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
        const page = submittingPage(site, request, definition, typed);
        const checked = validateSubmission(definition, typed, normalizePhone);
        if (!checked.ok) return refuse(request, reply, definition, page, typed, checked.errors);
        const lead = createLead(request, definition, page, typed, checked.values);
        await keep(request, lead);
        const next = forms.thankYouOf(definition, request.locale, page.path);
        if (wantsJson(request)) return reply.code(202).send({ id: lead.id, next });
        return reply.redirect(next, 303);
      },
    });
  });

  /** A lead that is not on the disk is not answered as one. */
  async function keep(request: FastifyRequest, lead: Lead): Promise<void> {
    try {
      await store.insert(lead);
    } catch (error) {
      request.log.error({ err: error, form: lead.formId }, 'the store did not take a lead');
      throw new HttpError(503, errorText(503), { 'Retry-After': RETRY_AFTER });
    }
    request.log.info({ lead: lead.id, form: lead.formId, state: lead.state }, 'lead stored');
    parts.onLead?.(lead);
  }

  function createLead(
    request: FastifyRequest,
    definition: FormDefinition,
    page: SubmittingPage,
    typed: SubmittedValues,
    values: Record<string, string>,
  ): Lead {
    return {
      id: createLeadId(),
      formId: definition.id,
      providerFormId: definition.providerFormId,
      receivedAt: new Date().toISOString(),
      pageUri: page.uri,
      pageName: titleOf(request, page),
      locale: request.locale,
      fields: values,
      campaign: campaignParameters(typed, page.query),
      leadData: deriveLeadData(values),
      submissionClass: definition.class,
      visitorToken: typedOf(typed, 'hutk').slice(0, 100),
      state: typedOf(typed, HONEYPOT_FIELD) === '' ? 'undelivered' : 'spam',
    };
  }

  function pageHtml(request: FastifyRequest, page: SubmittingPage): string | undefined {
    const entry = site.files.find(request.locale, page.path);
    return entry && Buffer.from(entry.variants.identity.body, 'latin1').toString('utf8');
  }

  function titleOf(request: FastifyRequest, page: SubmittingPage): string {
    return /<title[^>]*>([^<]*)<\/title>/i.exec(pageHtml(request, page) ?? '')?.[1]?.trim() ?? '';
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: FormDefinition,
    page: SubmittingPage,
    typed: SubmittedValues,
    errors: FieldErrors,
  ): FastifyReply {
    reply.code(422);
    if (wantsJson(request)) return reply.send({ errors });
    const html = pageHtml(request, page);
    const shown = html === undefined ? undefined : showFormErrors(html, definition, typed, errors);
    const policy = site.files.find(request.locale, page.path)?.policy;
    return reply
      .header('Content-Security-Policy', (shown && policy) ?? DEFAULT_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(shown ?? plainDocument('The form could not be sent', Object.values(errors)));
  }
}

function wantsJson(request: FastifyRequest): boolean {
  const isJsonBody = request.headers['content-type']?.startsWith('application/json') === true;
  return (
    prefersJson(request.headers.accept) ||
    (isJsonBody && !/\btext\/html\b/.test(request.headers.accept ?? ''))
  );
}
