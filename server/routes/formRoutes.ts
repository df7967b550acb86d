import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';
import { localizeForm } from '../../shared/forms/localizeForm.ts';
import { normalizePhone } from '../../shared/forms/normalizePhone.ts';
import type { SiteForms } from '../../shared/forms/SiteForms.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import { validateSubmission } from '../../shared/forms/validateSubmission.ts';
import { errorText } from '../errors/errorTexts.ts';
import { HttpError, statusOfError } from '../errors/HttpError.ts';
import { sendError } from '../errors/sendError.ts';
import { createLead } from '../forms/createLead.ts';
import type { FormRequest } from '../forms/FormRequest.ts';
import { formPage, titleOf } from '../forms/formPage.ts';
import { parseFormBody, readJsonSubmission } from '../forms/parseSubmission.ts';
import type { Refusal } from '../forms/showForm.ts';
import {
  contentSubmissionId,
  givenSubmissionId,
  submissionKey,
  withSubmissionId,
} from '../forms/submissionId.ts';
import { isCrossSiteSubmission, submittingPage } from '../forms/submittingPage.ts';
import { tooManyRequests } from '../forms/tooManyRequests.ts';
import { unreadableBody } from '../forms/unreadableBody.ts';
import { wantsJson } from '../forms/wantsJson.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { LimitRefusal, RateLimiter } from '../http/RateLimiter.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import { LogThrottle } from '../LogThrottle.ts';
import type { Lead } from '../leads/Lead.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import { FALLBACK_CHECKS, textsFor } from '../localizedTexts.ts';
import type { Site } from '../Site.ts';
import { addMeetingRoute } from './meetingRoute.ts';

export interface FormRouteParts {
  site: Site;
  forms: SiteForms;
  store: LeadStore;
  /** Counts submissions; without it there is no limit. */
  limiter?: RateLimiter | undefined;
  /** Proxies that may name the client's address. */
  isTrusted?: IsTrustedProxy | undefined;
  /** Called after a lead is stored, so that it can be delivered soon. */
  onLead: (lead: Lead) => void;
  /** Called with whether the store accepted a lead, and if not, why. */
  onAnswer: (isTaken: boolean, reason?: unknown) => void;
}

/** Retry-After, in seconds, if the store could not accept a lead. */
const RETRY_AFTER = '30';

/** Temporary failures: the form is shown again with the input kept, ready to be sent again. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/**
 * POST /forms/{form}/: accepts a submission from a page, with or without JavaScript. Also serves the calendar files of
 * forms that ask for a time.
 */
export async function addFormRoutes(app: FastifyInstance, parts: FormRouteParts): Promise<void> {
  const { site, forms, store, limiter } = parts;
  const refusals = new WeakMap<FastifyRequest, LimitRefusal>();
  const definitionOf = (request: FormRequest): FormDefinition => {
    const definition = forms.get(request.params.form);
    if (definition === undefined) throw new HttpError(404, '');
    return definition;
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parseFormBody(String(body))),
    );
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
      parseJson(request, body, (error, value) => done(error && unreadableBody(site, request), value)),
    );
    scope.setErrorHandler((error: FastifyError, request: FormRequest, reply) => {
      const status = statusOfError(error);
      const typed = readJsonSubmission(request.body);
      if (!PASSING.has(status) || typed === undefined || wantsJson(request.headers)) {
        sendError(site, error, request, reply);
        return;
      }
      if (error instanceof HttpError) reply.headers({ ...error.headers });
      reply.code(status);
      const definition = definitionOf(request);
      const { locale } = submittingPage(site, request, definition, typed);
      showAgain(request, reply, definition, typed, {
        problem: errorText(textsFor(site, locale).texts, status),
      });
    });
    addMeetingRoute(scope, { site, forms, limiter, isTrusted: parts.isTrusted, showAgain });
    scope.post<{ Params: { form: string } }>('/forms/:form', {
      onRequest: async (request) => {
        definitionOf(request);
        if (isCrossSiteSubmission(site, request)) throw new HttpError(403, '');
        const refusal = limiter?.take(clientAddress(request.raw, parts.isTrusted));
        if (refusal === undefined) return;
        // Refused after reading the body if the input can be given back, and at once otherwise.
        if (!refusal.allowsPage || wantsJson(request.headers)) throw tooManyRequests(refusal);
        refusals.set(request, refusal);
      },
      preHandler: async (request) => {
        const refusal = refusals.get(request);
        if (refusal !== undefined) throw tooManyRequests(refusal);
      },
      handler: async (request, reply) => {
        const definition = definitionOf(request);
        const typed = readJsonSubmission(request.body);
        if (request.headers['content-type'] === undefined) throw new HttpError(415, '');
        if (typed === undefined) throw unreadableBody(site, request);
        reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
        const isScript = wantsJson(request.headers);
        const page = submittingPage(site, request, definition, typed);
        const checked = validateSubmission(localizeForm(definition, page.locale), typed, {
          normalizePhone,
          texts: textsFor(site, page.locale).texts?.fields ?? FALLBACK_CHECKS,
        });
        if (!checked.ok) {
          const { errors } = checked;
          reply.code(422);
          return isScript ? reply.send({ errors }) : showAgain(request, reply, definition, typed, { errors });
        }
        const { locale } = request;
        const pageName = titleOf(site, locale, page.path);
        const content = { ...typed, ...checked.values };
        const { id: submissionId, earlier } = submissionIdsOf(definition, content, isScript);
        // If the response is lost, or says that the lead was not stored, the next attempt has the same id.
        if (submissionId !== '') request.body = { ...typed, [SUBMISSION_FIELD]: submissionId };
        const lead = createLead({
          definition,
          page,
          pageName,
          locale,
          typed,
          values: checked.values,
          submissionId: submissionKey(definition.id, submissionId, checked.values),
          earlierSubmissionId: submissionKey(definition.id, earlier, checked.values),
          agreement: forms.agreementOf(definition, locale, page.path),
        });
        const id = await keep(request, lead);
        const next = forms.thankYouOf(definition, locale, page.path);
        if (isScript) return reply.code(202).send({ id, next });
        return reply.redirect(next, 303);
      },
    });
  });

  const failures = new LogThrottle();

  /** Stores a lead, once per submission. A lead that is not on disk is never acknowledged. */
  async function keep(request: FastifyRequest, lead: Lead): Promise<string> {
    let id: string;
    try {
      id = await store.insert(lead);
      parts.onAnswer(true);
    } catch (error) {
      parts.onAnswer(false, error);
      const count = failures.record();
      if (count !== undefined)
        request.log.error({ err: error, form: lead.formId, count }, 'a lead could not be stored');
      throw new HttpError(503, '', { 'Retry-After': RETRY_AFTER });
    }
    if (id === lead.id) {
      request.log.info({ lead: id, form: lead.formId, state: lead.state }, 'lead stored');
      parts.onLead(lead);
    } else request.log.info({ lead: id, form: lead.formId }, 'lead sent again: it was stored before');
    return id;
  }

  /** Responds with the form's page, the reason for the refusal, and the visitor's input. */
  function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: FormDefinition,
    typed: SubmittedValues,
    refusal: Refusal,
  ): FastifyReply {
    const page = submittingPage(site, request, definition, typed);
    const { html, policy } = formPage(
      site,
      request.locale,
      localizeForm(definition, page.locale),
      page,
      withSubmissionId(typed),
      refusal,
    );
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/**
 * Identifies a submission: by the id it was sent under, else by its content. A program that posts JSON without an id
 * may mean the same content twice.
 */
function submissionIdsOf(
  definition: FormDefinition,
  typed: SubmittedValues,
  isScript: boolean,
): { id: string; earlier: string } {
  const given = givenSubmissionId(typed);
  if (given !== undefined || isScript) return { id: given ?? '', earlier: '' };
  return contentSubmissionId(definition.id, typed, Date.now());
}
