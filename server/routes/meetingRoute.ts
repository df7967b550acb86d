import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { CALENDAR_TYPE, meetingFile, missingMeetingFields } from '../../shared/forms/meetingFile.ts';
import type { SiteForms } from '../../shared/forms/SiteForms.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import { HttpError } from '../errors/HttpError.ts';
import type { FormRequest } from '../forms/FormRequest.ts';
import { readJsonSubmission } from '../forms/parseSubmission.ts';
import type { Refusal } from '../forms/showForm.ts';
import { tooManyRequests } from '../forms/tooManyRequests.ts';
import { unreadableBody } from '../forms/unreadableBody.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { RateLimiter } from '../http/RateLimiter.ts';
import type { IsTrustedProxy } from '../http/trustedProxies.ts';
import type { Site } from '../Site.ts';

interface MeetingRouteParts {
  site: Site;
  forms: SiteForms;
  limiter: RateLimiter | undefined;
  isTrusted: IsTrustedProxy | undefined;
  /** Responds with the form's page, the reason for the refusal, and the visitor's input. */
  showAgain: (
    request: FormRequest,
    reply: FastifyReply,
    definition: FormDefinition,
    typed: SubmittedValues,
    refusal: Refusal,
  ) => FastifyReply;
}

/**
 * POST /forms/{form}/calendar/: the calendar file for the day and time in a form, for visitors without JavaScript; with
 * it, the page makes the same file. The server does not know the visitor's time zone, so the times are floating:
 * calendars show them in the reader's time zone, which is what the visitor meant. Nothing is stored.
 */
export function addMeetingRoute(scope: FastifyInstance, parts: MeetingRouteParts): void {
  const { site, forms, limiter, isTrusted, showAgain } = parts;
  scope.post<{ Params: { form: string } }>('/forms/:form/calendar', async (request, reply) => {
    const definition = forms.get(request.params.form);
    if (definition?.meeting === undefined) throw new HttpError(404, '');
    const refusal = limiter?.take(clientAddress(request.raw, isTrusted));
    if (refusal !== undefined) throw tooManyRequests(refusal);
    const typed = readJsonSubmission(request.body);
    if (typed === undefined) throw unreadableBody(site, request);
    const { fields, meeting } = definition;
    const now = new Date();
    const missing = missingMeetingFields({ fields, meeting }, typed, now);
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((name) => [name, meeting.missing]));
      return showAgain(request, reply.code(422), definition, typed, { errors });
    }
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${definition.id}.ics"`)
      .type(CALENDAR_TYPE)
      .send(meetingFile(meeting, typed, { id: randomUUID(), host: site.config.hosts.en, now }));
  });
}
